import Box from "@mui/material/Box";
import { ChoiceMark } from "#web/ui/fields/ChoiceMark.ts";
import { FieldGroup } from "#web/ui/fields/FieldGroup.tsx";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import type { Option } from "#web/ui/fields/SelectBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";
import { optionLabel } from "#web/ui/theme/sxRules.ts";

interface Props extends Pick<FieldProps, "name" | "label" | "hint"> {
  readonly options: readonly Option[];
  readonly row?: boolean;
}

/** A number stays a number. */
export function RadioInput({ name, label, hint, options, row }: Props) {
  const { id, error, value, onChange, onBlur, inputRef } = useField(name, label);
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <Box sx={{ display: "flex", flexDirection: row ? "row" : "column", flexWrap: "wrap", columnGap: 3 }}>
        {options.map((option, index) => (
          <Box key={option.value} component="label" sx={optionLabel}>
            <ChoiceMark
              type="radio"
              // The error summary links to the first option.
              {...(index === 0 && { id })}
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              {...(index === 0 && { ref: inputRef })}
            />
            <span>{option.label}</span>
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}
