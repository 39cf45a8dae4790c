import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";

export function AccountTile({ dark }: { readonly dark: boolean }) {
  const { FirstName, LastName, Role } = useUser();
  return (
    <Box
      sx={{
        mx: 2,
        mb: 1.75,
        p: 1.5,
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        borderRadius: radius.card,
        bgcolor: dark ? "sidebar.raised" : "background.default",
      }}
    >
      <Avatar first={FirstName} last={LastName} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: fontWeight.label, lineHeight: 1.3 }}>
          {FirstName} {LastName}
        </Typography>
        <Typography variant="caption" sx={{ color: dark ? "sidebar.quietText" : "text.secondary" }}>
          {roleLabels[Role]}
        </Typography>
      </Box>
    </Box>
  );
}
