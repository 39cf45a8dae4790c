import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface Props {
  /** From this width on it scrolls along. @default never */
  readonly until?: "sm";
  readonly children: ReactNode;
}

const line = "1px solid var(--mui-palette-divider)";

/** Keeps the way on in sight; page.css keeps the focused field above it. */
export function StickyBar({ until, children }: Props) {
  const wide = until && { position: "static", borderTop: "none", py: 0 };
  return (
    <Box
      className="sticky-bar"
      sx={(theme) => ({
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        py: 1.5,
        bgcolor: "background.paper",
        borderTop: line,
        // Too little of a low window would be left.
        "@media (max-height: 30em)": { position: "static" },
        ...(wide && { [theme.breakpoints.up("sm")]: wide }),
      })}
    >
      {children}
    </Box>
  );
}
