import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { StatusIcon } from "#web/ui/icons.tsx";

/** What went well and what comes next, where the toast that said it is gone. */
export function SentNote({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        gap: 1.5,
        mb: 3,
        p: 2,
        borderRadius: "10px",
        bgcolor: "soft.success",
        color: "success.main",
        fontWeight: 600,
        "& > svg": { flexShrink: 0 },
      }}
    >
      <StatusIcon kind="success" />
      <span>{children}</span>
    </Box>
  );
}
