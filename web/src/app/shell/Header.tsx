import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useUser } from "#web/session/SessionContext.ts";
import { Chip } from "#web/ui/display/Chip.tsx";
import { CheckIcon, MenuIcon } from "#web/ui/icons.tsx";
import { awaitsEmailCode } from "./awaitsEmailCode.ts";
import { UserMenu } from "./UserMenu.tsx";

interface Props {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

export function Header({ menuOpen, onMenu }: Props) {
  return (
    <Box component="header" sx={{ display: "flex", alignItems: "center", gap: 1.5, px: { xs: 1.5, md: 5 }, py: 1.5 }}>
      <IconButton
        onClick={onMenu}
        aria-label="Menu"
        aria-expanded={menuOpen}
        aria-haspopup="dialog"
        sx={{ display: { md: "none" } }}
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ flex: 1 }} />
      {!awaitsEmailCode(useUser()) && (
        <Chip status="success" icon={<CheckIcon size={18} />}>
          Account verified
        </Chip>
      )}
      <UserMenu />
    </Box>
  );
}
