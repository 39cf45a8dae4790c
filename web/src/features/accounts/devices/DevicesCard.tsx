import Box from "@mui/material/Box";
import { listSessions } from "#shared/contract/sessions.ts";
import { useCall } from "#web/api/useCall.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { DeviceRow } from "./DeviceRow.tsx";
import { SignOutButtons } from "./SignOutButtons.tsx";

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
