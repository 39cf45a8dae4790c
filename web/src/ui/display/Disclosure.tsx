import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { fontSize } from "#web/ui/theme/tokens.ts";

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

export function Disclosure({ label, children }: Props) {
  return (
    <Box component="details" sx={{ fontSize: fontSize.small }}>
      <Box component="summary" sx={{ cursor: "pointer", py: 0.75 }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}
