import Box from "@mui/material/Box";
import { useState } from "react";
import { Control } from "#web/ui/fields/Control.tsx";
import { type DateParts, dateOf, partsOf } from "#web/ui/fields/dateParts.ts";
import { FieldGroup } from "#web/ui/fields/FieldGroup.tsx";
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

/** YYYY-MM-DD or "", in three text fields: typing is faster than picking. */
export function DateOfBirthInput({ name, label = "Date of birth", hint = "For example, 3 14 1962" }: Props) {
  const { id, error, value, onChange, onBlur, inputRef } = useField(name, label);
  const [typed, setTyped] = useState(() => partsOf(String(value)));
  // A value from outside (a loaded record, a reset) replaces the typed parts.
  const shown = dateOf(typed) === value ? typed : partsOf(String(value));
  const change = (key: keyof DateParts, digits: string) => {
    if (!digitsOnly.test(digits)) return;
    const next = { ...shown, [key]: digits };
    setTyped(next);
    onChange(dateOf(next));
  };
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={hint}
      error={error}
      // Moving from one part to the next is no blur of the date.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur()}
    >
      <Box sx={{ display: "flex", gap: { xs: 1, sm: 2 }, flexWrap: "wrap" }}>
        {parts.map(({ key, label: text, autoComplete, digits, width }, index) => {
          const partId = index === 0 ? id : `${id}-${key}`;
          return (
            <Box key={key} sx={{ width }}>
              <Box component="label" htmlFor={partId} sx={{ display: "block", mb: 0.5 }}>
                {text}
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
    </FieldGroup>
  );
}
