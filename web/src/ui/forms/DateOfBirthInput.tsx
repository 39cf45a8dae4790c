import Box from "@mui/material/Box";
import { useState } from "react";
import { Control } from "#web/ui/fields/Control.tsx";
import { type DateParts, dateOf, partsOf } from "#web/ui/fields/dateParts.ts";
import { describedBy, FieldError } from "#web/ui/fields/FieldFrame.tsx";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { useField } from "#web/ui/fields/useField.ts";

const parts = [
  { key: "month", label: "Month", autoComplete: "bday-month", digits: 2, width: "4.75rem" },
  { key: "day", label: "Day", autoComplete: "bday-day", digits: 2, width: "4.75rem" },
  { key: "year", label: "Year", autoComplete: "bday-year", digits: 4, width: "6.25rem" },
] as const;

const digitsOnly = /^\d*$/;

interface Props extends Pick<FieldProps, "name" | "hint"> {
  /** @default "Date of birth" */
  readonly label?: FieldProps["label"];
}

/** A birth date in a Form as three text fields, typed and not picked; its value is YYYY-MM-DD or "". */
export function DateOfBirthInput({ name, label = "Date of birth", hint = "For example, 3 14 1962" }: Props) {
  const { id, error, value, onChange, onBlur, inputRef } = useField(name, label);
  const [typed, setTyped] = useState(() => partsOf(String(value)));
  // A value set from outside (a loaded record, a reset) replaces what stands here.
  const shown = dateOf(typed) === value ? typed : partsOf(String(value));
  const change = (key: keyof DateParts, text: string) => {
    if (!digitsOnly.test(text)) return;
    const next = { ...shown, [key]: text };
    setTyped(next);
    onChange(dateOf(next));
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={describedBy({ id, hint, error })}
      // From one part to the next the date is still being typed.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur()}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ fontWeight: 650, p: 0, mb: 0.25 }}>
        {label}
      </Box>
      {hint && (
        <Box id={`${id}-hint`} sx={{ color: "text.secondary", fontSize: "1rem", mb: 1 }}>
          {hint}
        </Box>
      )}
      <Box sx={{ display: "flex", gap: { xs: 1, sm: 2 }, flexWrap: "wrap" }}>
        {parts.map(({ key, label: words, autoComplete, digits, width }, index) => {
          const partId = index === 0 ? id : `${id}-${key}`;
          return (
            <Box key={key} sx={{ width }}>
              <Box component="label" htmlFor={partId} sx={{ display: "block", mb: 0.5 }}>
                {words}
              </Box>
              <Control
                id={partId}
                value={shown[key]}
                onChange={({ target }) => change(key, target.value)}
                autoComplete={autoComplete}
                error={Boolean(error)}
                {...(index === 0 && { inputRef })}
                inputProps={{ inputMode: "numeric", maxLength: digits }}
              />
            </Box>
          );
        })}
      </Box>
      <FieldError id={id}>{error}</FieldError>
    </Box>
  );
}
