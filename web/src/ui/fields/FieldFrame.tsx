import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ErrorIcon } from "#web/ui/icons.tsx";
import { fontWeight } from "#web/ui/theme/tokens.ts";

export interface FrameProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly optional?: boolean | undefined;
  /** Under the label: the format, or the use of the data. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function describedBy({ id, hint, error }: Pick<FrameProps, "id" | "hint" | "error">) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <Typography
      id={`${id}-error`}
      variant="body2"
      sx={{ color: "error.main", fontWeight: fontWeight.strong, display: "flex", gap: 0.75, mt: 0.75 }}
    >
      <Box component="span" sx={{ display: "flex", pt: "2px" }}>
        <ErrorIcon size={20} />
      </Box>
      {children}
    </Typography>
  );
}

export function FieldFrame({ id, label, optional, hint, error, children }: FrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: "block", fontWeight: fontWeight.label, mb: 0.75 }}>
        {label}
        {optional && (
          <Typography component="span" color="textSecondary">
            {" (optional)"}
          </Typography>
        )}
      </Box>
      {hint && (
        <Typography id={`${id}-hint`} variant="quiet" sx={{ mb: 0.75, mt: -0.5 }}>
          {hint}
        </Typography>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </Box>
  );
}
