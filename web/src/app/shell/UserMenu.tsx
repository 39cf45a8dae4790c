import Box from "@mui/material/Box";
import MuiButton from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { initials } from "#shared/format/initials.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { ChevronDownIcon } from "#web/ui/icons.tsx";
import { radius } from "#web/ui/theme/tokens.ts";
import { RecentNotifications } from "./RecentNotifications.tsx";
import { useLogout } from "./useLogout.tsx";

export function UserMenu() {
  const { FirstName, LastName } = useUser();
  const { logOut, question } = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [recent, setRecent] = useState(false);
  const id = useId();
  const close = () => setAnchor(undefined);
  return (
    <>
      <MuiButton
        id={id}
        color="inherit"
        aria-label={`${initials(FirstName, LastName)}, user menu`}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          p: 0.5,
          minWidth: 0,
          gap: 0.5,
          borderRadius: radius.pill,
          color: "text.primary",
          "&, &:hover": { textDecoration: "none" },
        }}
      >
        <Avatar first={FirstName} last={LastName} size={40} />
        <Box component="span" sx={{ display: "flex" }}>
          <ChevronDownIcon size={20} />
        </Box>
      </MuiButton>
      <Menu
        open={Boolean(anchor)}
        {...(anchor && { anchorEl: anchor })}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ list: { "aria-labelledby": id }, paper: { role: "navigation", "aria-label": "User menu" } }}
      >
        <MenuItem component={Link} to="/Profile" onClick={close}>
          Profile
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setRecent(true);
          }}
        >
          Recent notifications
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            logOut();
          }}
        >
          Log out
        </MenuItem>
      </Menu>
      <RecentNotifications open={recent} onClose={() => setRecent(false)} />
      {question}
    </>
  );
}
