import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { StatusIcon } from "#web/ui/icons.tsx";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { statusColor } from "./statusColor.ts";

const grounds = {
  info: "soft.primary",
  success: "soft.success",
  warning: "soft.warning",
  error: "soft.error",
} as const;

interface Props {
  readonly kind: keyof typeof grounds;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** Without a live role: announce it. */
export function Notice({ kind, sx, children }: Props) {
  return (
    <Box
      sx={[
        {
          display: "flex",
          gap: 1.5,
          p: 2,
          borderRadius: radius.control,
          bgcolor: grounds[kind],
          fontWeight: fontWeight.strong,
          // With forced colours only the border is seen.
          border: "1px solid transparent",
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box component="span" sx={{ color: statusColor[kind], display: "flex", flexShrink: 0, pt: "1px" }}>
        <StatusIcon kind={kind} />
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
