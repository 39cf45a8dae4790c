import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { endSession, listSessions } from "#shared/contract/sessions.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { easternMinute } from "#web/ui/display/easternMinute.ts";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { listRow } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { toast } from "#web/ui/toasts/toast.ts";

type OwnSession = ResponseOf<typeof listSessions>["Sessions"][number];

function SignOutDevice({ session: { ID, Device, LastUsed } }: { readonly session: OwnSession }) {
  const [asking, setAsking] = useState(false);
  const end = useCallMutation(endSession, { refreshes: [listSessions] });
  return (
    <>
      <Button aria-label={`Sign out ${Device}`} onClick={() => setAsking(true)}>
        Sign out
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign this device out?"
        confirmLabel="Sign out"
        danger
        onConfirm={async () => {
          await end.mutateAsync({ ID });
          toast("success", "The device is signed out.");
        }}
      >
        {Device}, last used {easternMinute(LastUsed)}. What was not saved there is lost.
      </ConfirmDialog>
    </>
  );
}

export function DeviceRow({ session }: { readonly session: OwnSession }) {
  const { Device, SignedIn, LastUsed, Current } = session;
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: fontWeight.strong, overflowWrap: "anywhere" }}>{Device}</Typography>
        <Typography variant="body2" color="textSecondary">
          Signed in {easternMinute(SignedIn)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Last used {easternMinute(LastUsed)}
        </Typography>
      </Box>
      {Current ? <Chip status="success">This device</Chip> : <SignOutDevice session={session} />}
    </Box>
  );
}
