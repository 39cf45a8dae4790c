import Box from "@mui/material/Box";
import { describedBy, FieldError } from "#web/ui/fields/FieldFrame.tsx";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { RadioDot } from "#web/ui/fields/RadioDot.tsx";
import type { Option } from "#web/ui/fields/SelectBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";

interface Props extends Pick<FieldProps, "name" | "label" | "hint"> {
  readonly options: readonly Option[];
  /** Side by side instead of one under the other. */
  readonly row?: boolean;
}

/** One choice of a few in a Form: a fieldset with its legend. Its value is the option's, type kept. */
export function RadioInput({ name, label, hint, options, row }: Props) {
  const { id, error, value, onChange, onBlur, inputRef } = useField(name, label);
  return (
    <Box
      component="fieldset"
      aria-describedby={describedBy({ id, hint, error })}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ fontWeight: 650, p: 0, mb: 0.5 }}>
        {label}
      </Box>
      {hint && (
        <Box id={`${id}-hint`} sx={{ color: "text.secondary", fontSize: "1rem", mb: 0.5 }}>
          {hint}
        </Box>
      )}
      <Box sx={{ display: "flex", flexDirection: row ? "row" : "column", flexWrap: "wrap", columnGap: 3 }}>
        {options.map((option, index) => (
          <Box
            key={option.value}
            component="label"
            sx={{ display: "flex", alignItems: "flex-start", cursor: "pointer", minHeight: 44, py: 0.5 }}
          >
            <RadioDot
              type="radio"
              // The summary's link lands on the first choice.
              {...(index === 0 && { id })}
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              {...(index === 0 && { ref: inputRef })}
              sx={{ ml: 0, mt: "2px", mb: 0 }}
            />
            <span>{option.label}</span>
          </Box>
        ))}
      </Box>
      <FieldError id={id}>{error}</FieldError>
    </Box>
  );
}
