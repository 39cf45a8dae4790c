import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { WarningIcon } from "#web/ui/icons.tsx";

interface Props {
  readonly words: string;
  /** The row stands out with it. */
  readonly request?: string | undefined;
  /** The same button when the row changes, so it keeps the focus. */
  readonly children: ReactNode;
}

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1.5 } as const;
const due = { bgcolor: "soft.warning", borderRadius: "12px", p: 2 } as const;

export function ConfirmationRow({ words, request, children }: Props) {
  return (
    <Box sx={request ? { ...row, ...due } : row}>
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography
          variant={request ? "body1" : "body2"}
          sx={
            request ? { display: "flex", gap: 1, fontWeight: 600, color: "warning.main" } : { color: "text.secondary" }
          }
        >
          {request && (
            <Box component="span" sx={{ display: "flex", pt: "2px" }}>
              <WarningIcon size={22} />
            </Box>
          )}
          {words}
        </Typography>
        {request && <Typography variant="body2">{request}</Typography>}
      </Box>
      {children}
    </Box>
  );
}
