import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { ChoiceMark } from "#web/ui/fields/ChoiceMark.ts";
import { describedBy, FieldError } from "#web/ui/fields/FieldFrame.tsx";
import { useField } from "#web/ui/fields/useField.ts";
import { quietText } from "#web/ui/theme/sxRules.ts";

interface Props {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export function CheckboxInput({ name, label, hint }: Props) {
  const { id, error, value, onChange, onBlur, inputRef } = useField(name);
  return (
    <Box>
      <Box sx={{ display: "flex", alignItems: "flex-start" }}>
        <ChoiceMark
          type="checkbox"
          id={id}
          name={name}
          checked={Boolean(value)}
          onChange={({ target }) => onChange(target.checked)}
          onBlur={onBlur}
          ref={inputRef}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <Box component="label" htmlFor={id} sx={{ cursor: "pointer" }}>
          {label}
        </Box>
      </Box>
      {hint && (
        <Box id={`${id}-hint`} sx={{ pl: 4.25, ...quietText }}>
          {hint}
        </Box>
      )}
      <FieldError id={id}>{error}</FieldError>
    </Box>
  );
}
