import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import MuiTab from "@mui/material/Tab";
import MuiTabs from "@mui/material/Tabs";
import { type ReactNode, Suspense, useId, useState } from "react";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";

interface TabPanel {
  /** Also in an address. */
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

interface Props {
  /** For screen readers. */
  readonly label: string;
  readonly tabs: readonly TabPanel[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Line = styled(MuiTabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  // Large text wraps, and a sliding indicator could not follow.
  "& .MuiTabs-list": { flexWrap: "wrap" },
  "& .MuiTabs-indicator": { display: "none" },
}));

const Tab = styled(MuiTab)(({ theme }) => ({
  maxWidth: "none",
  padding: "12px 20px",
  fontWeight: fontWeight.strong,
  color: theme.vars.palette.text.secondary,
  opacity: 1,
  borderBottom: "4px solid transparent",
  "&.Mui-selected": { color: theme.vars.palette.primary.main, borderBottomColor: theme.vars.palette.primary.main },
  "&.Mui-focusVisible": { outlineOffset: -3 },
  "@media (forced-colors: active)": {
    borderBottomColor: "Canvas",
    "&.Mui-selected": { borderBottomColor: "Highlight" },
  },
}));

/** Arrow keys move, Enter or Space opens. A panel is made when opened; input in a hidden one stays. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const id = useId();
  const [opened, setOpened] = useState([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);
  return (
    <>
      <Line value={value} onChange={(_, chosen: string) => onChange(chosen)} aria-label={label}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            value={tab.value}
            label={tab.label}
          />
        ))}
      </Line>
      {tabs.map((tab) => (
        <Box
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== value}
          sx={{ mt: 3, borderRadius: radius.card }}
        >
          {opened.includes(tab.value) && <Suspense fallback={<Loading what={tab.label} />}>{tab.children}</Suspense>}
        </Box>
      ))}
    </>
  );
}
