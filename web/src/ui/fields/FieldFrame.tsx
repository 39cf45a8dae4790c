import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ErrorIcon } from "#web/ui/icons.tsx";

export interface FrameProps {
  /** The id of the control that the label is for. */
  readonly id: string;
  readonly label: ReactNode;
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean | undefined;
  /** A sentence under the label: the format, or what happens to the data. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The ids of a control's hint and error that there are, for its aria-describedby. */
export function describedBy({ id, hint, error }: Pick<FrameProps, "id" | "hint" | "error">) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}

/** A field's error in words with a sign, under the field it belongs to. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <Typography
      id={`${id}-error`}
      variant="body2"
      sx={{ color: "error.main", fontWeight: 600, display: "flex", gap: 0.75, mt: 0.75 }}
    >
      <Box component="span" sx={{ display: "flex", pt: "2px" }}>
        <ErrorIcon size={20} />
      </Box>
      {children}
    </Typography>
  );
}

/** A label above its control, then the control, its hint before and its error after it. */
export function FieldFrame({ id, label, optional, hint, error, children }: FrameProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: "block", fontWeight: 650, mb: 0.75 }}>
        {label}
        {optional && (
          <Typography component="span" color="textSecondary">
            {" (optional)"}
          </Typography>
        )}
      </Box>
      {hint && (
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mb: 0.75, mt: -0.5 }}>
          {hint}
        </Typography>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </Box>
  );
}
