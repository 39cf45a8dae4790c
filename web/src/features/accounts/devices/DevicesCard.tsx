import Box from "@mui/material/Box";
import { listSessions, signOutEverywhere } from "#shared/contract/sessions.ts";
import { send } from "#web/api/send.ts";
import { useCall, useCallMutation } from "#web/api/useCall.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { DeviceRow } from "./DeviceRow.tsx";

function SignOutButtons({ hasOthers }: { readonly hasOthers: boolean }) {
  const { logout } = useSession();
  const endOthers = useCallMutation(signOutEverywhere, { refreshes: [listSessions] });
  return (
    <ButtonRow>
      {hasOthers && (
        <ConfirmButton
          button={{ children: "Sign out other devices" }}
          title="Sign out other devices?"
          confirmLabel="Sign out others"
          danger
          onConfirm={() => endOthers.mutateAsync({ Others: true })}
          success="All other devices are signed out."
        >
          You stay signed in here. Every other device needs your password again.
        </ConfirmButton>
      )}
      <ConfirmButton
        button={{ variant: "danger", children: "Sign out everywhere" }}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        danger
        onConfirm={async () => {
          await send(signOutEverywhere, {});
          await logout();
        }}
      >
        Every device needs your password again, this one too.
      </ConfirmButton>
    </ButtonRow>
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
