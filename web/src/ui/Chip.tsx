import MuiChip from "@mui/material/Chip";
import type { ReactElement, ReactNode } from "react";

export type Status = "primary" | "success" | "warning" | "error";

/** The palette's text colour of a status. */
export const statusColor = {
  primary: "primary.main",
  info: "primary.main",
  success: "success.main",
  warning: "warning.main",
  error: "error.main",
} as const;

interface Props {
  /** @default "primary" */
  readonly status?: Status;
  readonly icon?: ReactElement;
  /** Words that say the status: colour alone says nothing. */
  readonly children: ReactNode;
}

/** A pill with a short fact: a role, a payment's state, "Primary Location". */
export function Chip({ status = "primary", icon, children }: Props) {
  return (
    <MuiChip
      label={children}
      {...(icon && { icon })}
      sx={{
        bgcolor: `soft.${status}`,
        color: status === "primary" ? "text.primary" : statusColor[status],
        "& .MuiChip-icon": { color: "inherit", ml: 1, mr: -0.5 },
      }}
    />
  );
}
