import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import MuiTab from "@mui/material/Tab";
import MuiTabs from "@mui/material/Tabs";
import { type ReactNode, useId } from "react";

export interface TabPanel {
  /** Names the tab, in an address too. */
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

interface Props {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabPanel[];
  /** The chosen tab's value. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Line = styled(MuiTabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  // Large text needs more than one line; a line that slides cannot follow that.
  "& .MuiTabs-list": { flexWrap: "wrap" },
  "& .MuiTabs-indicator": { display: "none" },
}));

const Tab = styled(MuiTab)(({ theme }) => ({
  maxWidth: "none",
  padding: "12px 20px",
  fontWeight: 600,
  color: theme.vars?.palette.text.secondary,
  opacity: 1,
  borderBottom: "4px solid transparent",
  "&.Mui-selected": {
    color: theme.vars?.palette.primary.main,
    borderBottomColor: theme.vars?.palette.primary.main,
  },
  "&.Mui-focusVisible": { outlineOffset: -3 },
  "@media (forced-colors: active)": {
    borderBottomColor: "Canvas",
    "&.Mui-selected": { borderBottomColor: "Highlight" },
  },
}));

/**
 * Parts of a page of which one is shown. The arrow keys walk through the tabs, Enter or Space opens one. What was
 * typed in a part stays while another one is shown.
 */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const id = useId();
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
          sx={{ mt: 3, borderRadius: "14px" }}
        >
          {tab.children}
        </Box>
      ))}
    </>
  );
}
