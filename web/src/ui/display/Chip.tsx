import MuiChip from "@mui/material/Chip";
import type { ReactElement, ReactNode } from "react";
import { statusColor } from "#web/ui/feedback/statusColor.ts";

export type Status = "primary" | "success" | "warning" | "error";

interface Props {
  /** @default "primary" */
  readonly status?: Status;
  readonly icon?: ReactElement;
  /** In words: colour alone says nothing. */
  readonly children: ReactNode;
}

export function Chip({ status = "primary", icon, children }: Props) {
  return (
    <MuiChip
      label={children}
      {...(icon && { icon })}
      sx={{
        overflowWrap: "break-word",
        bgcolor: `soft.${status}`,
        color: status === "primary" ? "text.primary" : statusColor[status],
        "& .MuiChip-icon": { color: "inherit", ml: 1, mr: -0.5 },
      }}
    />
  );
}
