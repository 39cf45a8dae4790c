import Box from "@mui/material/Box";
import { Control } from "#web/ui/fields/Control.tsx";
import { FieldGroup } from "#web/ui/fields/FieldGroup.tsx";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { useField } from "#web/ui/fields/useField.ts";
import { useTypedDate } from "./useTypedDate.ts";

const parts = [
  { key: "month", label: "Month", autoComplete: "bday-month", width: "4.75rem" },
  { key: "day", label: "Day", autoComplete: "bday-day", width: "4.75rem" },
  { key: "year", label: "Year", autoComplete: "bday-year", width: "6.25rem" },
] as const;

/** "September 15th, 2010" */
const longest = 24;

interface Props extends Pick<FieldProps, "name" | "hint"> {
  /** @default "Date of birth" */
  readonly label?: FieldProps["label"];
}

/** YYYY-MM-DD or "", in three text fields that lead on by themselves; each takes a whole date. */
export function DateOfBirthInput({
  name,
  label = "Date of birth",
  hint = "For example, 3 14 1962 or 3/14/1962",
}: Props) {
  const { id, error, value, onChange, onBlur, inputRef } = useField(name, label);
  const idOf = (part: string) => (part === "month" ? id : `${id}-${part}`);
  const { shown, change, press, leave } = useTypedDate(String(value), onChange, idOf);
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={hint}
      error={error}
      // Moving between the parts is no blur of the date.
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur()}
    >
      <Box sx={{ display: "flex", gap: { xs: 1, sm: 2 }, flexWrap: "wrap" }}>
        {parts.map(({ key, label: text, autoComplete, width }, index) => (
          <Box key={key} sx={{ width }}>
            <Box component="label" htmlFor={idOf(key)} sx={{ display: "block", mb: 0.5 }}>
              {text}
            </Box>
            <Control
              id={idOf(key)}
              value={shown[key]}
              onChange={({ target }) => change(key, target.value)}
              onKeyDown={(event) => press(key, event)}
              onBlur={() => leave(key)}
              autoComplete={autoComplete}
              error={Boolean(error)}
              {...(index === 0 && { inputRef })}
              inputProps={{ inputMode: "numeric", maxLength: longest }}
            />
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}
