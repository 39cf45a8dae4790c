import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { fontSize } from "#web/ui/theme/tokens.ts";

interface ListProps {
  /** Values of a word or two. */
  readonly short?: boolean;
  readonly children: ReactNode;
}

export function FactList({ short = false, children }: ListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        alignContent: "start",
        columnGap: 2,
        rowGap: { xs: 1, sm: 0.25 },
        alignItems: "baseline",
        gridTemplateColumns: {
          xs: `repeat(${short ? 2 : 1}, minmax(0, 1fr))`,
          // Several lists' labels are of one width.
          sm: `${short ? "max-content" : "minmax(4.8rem, max-content)"} minmax(0, 1fr)`,
        },
        fontSize: fontSize.small,
        lineHeight: 1.4,
      }}
    >
      {children}
    </Box>
  );
}

interface ItemProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function FactItem({ label, children }: ItemProps) {
  return (
    <Box sx={{ display: { sm: "contents" } }}>
      <Box component="dt" sx={{ color: "text.secondary", fontSize: fontSize.caption, whiteSpace: "nowrap" }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: "pre-line" }}>
        {children}
      </Box>
    </Box>
  );
}
