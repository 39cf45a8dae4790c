import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { Logo } from "#web/ui/display/Logo.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { type SidebarLink, SidebarLinks } from "./SidebarLinks.tsx";
import { useLogout } from "./useLogout.tsx";

function AccountTile({ dark }: { readonly dark: boolean }) {
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

interface Props {
  readonly links: readonly SidebarLink[];
  readonly onClose?: () => void;
}

export function Sidebar({ links, onClose }: Props) {
  const { Role } = useUser();
  const { logOut, question } = useLogout();
  const dark = Role !== "USER";
  return (
    <Box
      component="aside"
      aria-label="Sidebar"
      sx={{
        height: "100%",
        display: "flex",
        flexDirection: "column",
        overflowY: "auto",
        borderRight: 1,
        borderColor: dark ? "sidebar.ground" : "divider",
        bgcolor: dark ? "sidebar.ground" : "background.paper",
        color: dark ? "sidebar.text" : "text.primary",
        ...(dark && {
          "& :focus-visible, & .Mui-focusVisible": { outlineColor: "var(--mui-palette-sidebar-text) !important" },
        }),
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", p: 2.5, pb: 2 }}>
        <Logo />
        {onClose && (
          <IconButton onClick={onClose} aria-label="Close menu" sx={{ mr: -1 }}>
            <CloseIcon />
          </IconButton>
        )}
      </Box>
      <AccountTile dark={dark} />
      <SidebarLinks links={links} dark={dark} />
      <Box sx={{ mt: "auto", p: 2.5 }}>
        <Button
          fullWidth
          size="small"
          onClick={logOut}
          sx={dark ? { color: "sidebar.text", bgcolor: "transparent", borderColor: "sidebar.quietText" } : {}}
        >
          Logout
        </Button>
        {question}
      </Box>
    </Box>
  );
}
