import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { quietText } from "#web/ui/theme/sxRules.ts";

interface Props {
  /** Lines without a value are left out. */
  readonly items: readonly (readonly [label: string, value: ReactNode])[];
  /** From 900 px on. @default 1 */
  readonly columns?: 1 | 2;
}

/** One column for all labels, as wide as the widest, within reason. */
const pair = "fit-content(10rem) minmax(0, 1fr)";

const isPresent = (value: ReactNode): boolean => value !== undefined && value !== null && value !== false;

export function DefinitionList({ items, columns = 1 }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        columnGap: 2,
        rowGap: { xs: 1.5, sm: 0.75 },
        gridTemplateColumns: { xs: "1fr", sm: pair, md: `repeat(${columns}, ${pair})` },
      }}
    >
      {items
        .filter(([, value]) => isPresent(value))
        .map(([label, value]) => (
          <Box
            key={label}
            sx={{ display: "grid", gridColumn: { sm: "span 2" }, gridTemplateColumns: { xs: "1fr", sm: "subgrid" } }}
          >
            <Box component="dt" sx={quietText}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
