import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ResponseOf } from "#shared/contract/call.ts";
import { endSession, listSessions } from "#shared/contract/sessions.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Chip } from "#web/ui/display/Chip.tsx";
import { localMinute } from "#web/ui/display/localMinute.ts";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { listRow } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";

type OwnSession = ResponseOf<typeof listSessions>["Sessions"][number];

function SignOutDevice({ session: { ID, Device, LastUsed } }: { readonly session: OwnSession }) {
  const end = useCallMutation(endSession, { refreshes: [listSessions] });
  return (
    <ConfirmButton
      button={{ "aria-label": `Sign out ${Device}`, children: "Sign out" }}
      title="Sign this device out?"
      confirmLabel="Sign out"
      danger
      onConfirm={() => end.mutateAsync({ ID })}
      success="The device is signed out."
    >
      {Device}, last used {localMinute(LastUsed)}. What was not saved there is lost.
    </ConfirmButton>
  );
}

export function DeviceRow({ session }: { readonly session: OwnSession }) {
  const { Device, SignedIn, LastUsed, Current } = session;
  return (
    <Box component="li" sx={listRow}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: fontWeight.strong, overflowWrap: "anywhere" }}>{Device}</Typography>
        <Typography variant="quiet">Signed in {localMinute(SignedIn)}</Typography>
        <Typography variant="quiet">Last used {localMinute(LastUsed)}</Typography>
      </Box>
      {Current ? <Chip status="success">This device</Chip> : <SignOutDevice session={session} />}
    </Box>
  );
}
