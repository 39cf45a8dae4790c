import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { WarningIcon } from "#web/ui/icons.tsx";

/** What happened to an entry that was here. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      role="note"
      sx={{
        display: "flex",
        gap: 1.5,
        px: { xs: 2.5, sm: 3 },
        py: 1.5,
        borderRadius: "14px",
        bgcolor: "soft.warning",
      }}
    >
      <Box component="span" sx={{ color: "warning.main", display: "flex", pt: "1px" }}>
        <WarningIcon />
      </Box>
      {children}
    </Box>
  );
}
