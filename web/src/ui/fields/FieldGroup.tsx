import Box from "@mui/material/Box";
import type { FocusEventHandler } from "react";
import { plainFieldset, quietText } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { describedBy, FieldError, type FrameProps } from "./FieldFrame.tsx";

interface Props extends Omit<FrameProps, "optional"> {
  readonly onBlur?: FocusEventHandler<HTMLFieldSetElement>;
}

/** Groups several controls for one value. */
export function FieldGroup({ id, label, hint, error, onBlur, children }: Props) {
  return (
    <Box
      component="fieldset"
      aria-describedby={describedBy({ id, hint, error })}
      {...(onBlur && { onBlur })}
      sx={plainFieldset}
    >
      <Box component="legend" sx={{ fontWeight: fontWeight.label, p: 0, mb: 0.5 }}>
        {label}
      </Box>
      {hint && (
        <Box id={`${id}-hint`} sx={{ ...quietText, mb: 1 }}>
          {hint}
        </Box>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </Box>
  );
}
