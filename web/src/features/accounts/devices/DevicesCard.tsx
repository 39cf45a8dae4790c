import Box from "@mui/material/Box";
import { useState } from "react";
import { listSessions, signOutEverywhere } from "#shared/contract/sessions.ts";
import { send } from "#web/api/send.ts";
import { useCall, useCallMutation } from "#web/api/useCall.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { DeviceRow } from "./DeviceRow.tsx";

function SignOutButtons({ hasOthers }: { readonly hasOthers: boolean }) {
  const { logout } = useSession();
  const [asking, setAsking] = useState<"others" | "all">();
  const endOthers = useCallMutation(signOutEverywhere, { refreshes: [listSessions] });
  const dialogOf = (which: "others" | "all") => ({
    open: asking === which,
    onClose: () => setAsking(undefined),
    danger: true,
  });
  return (
    <>
      <ButtonRow>
        {hasOthers && <Button onClick={() => setAsking("others")}>Sign out other devices</Button>}
        <Button variant="danger" onClick={() => setAsking("all")}>
          Sign out everywhere
        </Button>
      </ButtonRow>
      <ConfirmDialog
        {...dialogOf("others")}
        title="Sign out other devices?"
        confirmLabel="Sign out others"
        onConfirm={async () => {
          await endOthers.mutateAsync({ Others: true });
          toast("success", "All other devices are signed out.");
        }}
      >
        You stay signed in here. Every other device needs your password again.
      </ConfirmDialog>
      <ConfirmDialog
        {...dialogOf("all")}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        onConfirm={async () => {
          await send(signOutEverywhere, {});
          await logout();
        }}
      >
        Every device needs your password again, this one too.
      </ConfirmDialog>
    </>
  );
}

export function DevicesCard() {
  const { data, error, refetch } = useCall(listSessions, {});
  return (
    <Card
      title="Signed-in devices"
      subtitle="Sign out a device that you do not know or have lost, and then choose a new password."
    >
      {!data && <LoadingOrError error={error} onRetry={refetch} what="your devices" />}
      {data && (
        <Box sx={{ display: "grid", gap: 2.5 }}>
          <Box component="ul" sx={plainList}>
            {data.Sessions.map((session) => (
              <DeviceRow key={session.ID} session={session} />
            ))}
          </Box>
          <SignOutButtons hasOthers={data.Sessions.some(({ Current }) => !Current)} />
        </Box>
      )}
    </Card>
  );
}
