import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ResponseOf } from "#shared/contract/call.ts";
import { endSession, listSessions, signOutEverywhere } from "#shared/contract/sessions.ts";
import { send } from "#web/api/send.ts";
import { useCall, useCallMutation } from "#web/api/useCall.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { localMinute } from "#web/ui/display/localMinute.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { listRow, plainList } from "#web/ui/theme/sxRules.ts";
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

function DeviceRow({ session }: { readonly session: OwnSession }) {
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
