import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { lazy, Suspense } from "react";
import { NavLink } from "react-router-dom";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { hasPrimaryHousehold } from "#web/entities/household/hasPrimaryHousehold.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { WarningIcon } from "#web/ui/icons.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { linkIcons } from "./linkIcons.tsx";

function PrimaryWarning() {
  const { households } = useHouseholds();
  if (hasPrimaryHousehold(households)) return null;
  return (
    <Box component="span" sx={{ ml: "auto", display: "flex", color: "warning.main" }}>
      <WarningIcon size={22} />
      <span className="unseen">(no primary location yet)</span>
    </Box>
  );
}

const Item = styled(NavLink, { shouldForwardProp: (name) => name !== "dark" })<{ dark: boolean }>(
  ({ theme, dark }) => ({
    display: "flex",
    alignItems: "center",
    gap: 10,
    minHeight: 48,
    padding: "8px 16px",
    borderRadius: radius.control,
    fontWeight: fontWeight.strong,
    textDecoration: "none",
    color: "inherit",
    transition: "background-color 120ms",
    "&:hover": { background: dark ? theme.vars.palette.sidebar.raised : theme.vars.palette.background.default },
    '&[aria-current="page"]': dark
      ? { background: theme.vars.palette.sidebar.text, color: theme.vars.palette.sidebar.ground }
      : {
          background: theme.vars.palette.soft.primary,
          boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
        },
    "@media (forced-colors: active)": { '&[aria-current="page"]': { border: "2px solid Highlight" } },
  }),
);

export interface SidebarLink {
  readonly path: string;
  readonly label: string;
  readonly icon: keyof typeof linkIcons;
  readonly warnsWithoutPrime?: boolean;
  readonly counts?: EntryKind;
}

// Residents have no queues.
const WaitingCount = lazy(async () => ({ default: (await import("./WaitingCount.tsx")).WaitingCount }));

const countId = (kind: EntryKind): string => `waiting-${kind}`;

interface Props {
  readonly links: readonly SidebarLink[];
  readonly dark: boolean;
}

export function SidebarLinks({ links, dark }: Props) {
  return (
    <Box component="nav" aria-label="Main">
      <Box component="ul" sx={{ ...columnList, px: 1.5, gap: 0.25 }}>
        {links.map(({ path, label, icon, warnsWithoutPrime, counts }) => {
          const Icon = linkIcons[icon];
          return (
            <li key={path}>
              <Item to={path} dark={dark} {...(counts && { "aria-describedby": countId(counts) })}>
                <Icon size={22} />
                {label}
                {warnsWithoutPrime && <PrimaryWarning />}
                {counts && (
                  <Suspense>
                    <WaitingCount kind={counts} id={countId(counts)} />
                  </Suspense>
                )}
              </Item>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
