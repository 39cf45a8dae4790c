import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { NavLink } from "react-router-dom";
import type { Role } from "#shared/model/role.ts";
import { screensFor } from "../routes.tsx";
import { linkIcons } from "./linkIcons.ts";
import { PrimaryWarning } from "./PrimaryWarning.tsx";

const Item = styled(NavLink, { shouldForwardProp: (name) => name !== "dark" })<{ dark: boolean }>(
  ({ theme, dark }) => ({
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: 48,
    padding: "8px 16px",
    borderRadius: 10,
    fontWeight: 600,
    textDecoration: "none",
    color: "inherit",
    transition: "background-color 120ms",
    "&:hover": {
      background: dark ? theme.vars?.palette.sidebar.raised : theme.vars?.palette.background.default,
    },
    '&[aria-current="page"]': dark
      ? { background: "#FFFFFF", color: theme.vars?.palette.sidebar.ground }
      : {
          background: theme.vars?.palette.soft.primary,
          boxShadow: `inset 4px 0 0 ${theme.vars?.palette.primary.main}`,
        },
    "@media (forced-colors: active)": { '&[aria-current="page"]': { border: "2px solid Highlight" } },
  }),
);

/** The links to the screens of a role. */
export function SidebarLinks({ role, dark }: { readonly role: Role; readonly dark: boolean }) {
  return (
    <Box component="nav" aria-label="Main">
      <Box component="ul" sx={{ listStyle: "none", m: 0, px: 1.5, py: 0, display: "grid", gap: 0.25 }}>
        {screensFor(role).map(({ path, link }) => {
          if (!link) return null;
          const Icon = linkIcons[link.icon];
          return (
            <li key={path}>
              <Item to={path} dark={dark}>
                <Icon size={22} />
                {link.label}
                {link.warnsWithoutPrime && <PrimaryWarning />}
              </Item>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
