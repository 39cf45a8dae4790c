import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useUser } from "#web/session/SessionContext.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { useOnline } from "#web/ui/feedback/useOnline.ts";

const dot = (
  <Box component="span" sx={{ width: 10, height: 10, borderRadius: "50%", bgcolor: "currentcolor" }} />
);

export function ProfileHeader() {
  const { FirstName, LastName } = useUser();
  const online = useOnline();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2.5, rowGap: 1.5, mb: 3 }}>
      <Avatar first={FirstName} last={LastName} size={72} />
      <Box sx={{ minWidth: 0, display: "grid", gap: 0.75, justifyItems: "start" }}>
        <Typography sx={{ fontSize: "1.375rem", lineHeight: 1.3, fontWeight: 650 }}>
          {FirstName} {LastName}
        </Typography>
        <Chip status={online ? "success" : "warning"} icon={dot}>
          {online ? "Online" : "Offline"}
        </Chip>
      </Box>
    </Box>
  );
}
