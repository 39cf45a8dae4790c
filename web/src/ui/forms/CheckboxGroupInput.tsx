import Box from "@mui/material/Box";
import { ChoiceMark } from "#web/ui/fields/ChoiceMark.ts";
import { FieldGroup } from "#web/ui/fields/FieldGroup.tsx";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { useField } from "#web/ui/fields/useField.ts";
import { optionLabel, quietText } from "#web/ui/theme/sxRules.ts";

interface Option {
  readonly value: string;
  readonly label: string;
  readonly text?: string | undefined;
}

interface Props extends Pick<FieldProps, "name" | "label" | "hint"> {
  readonly options: readonly Option[];
}

/** Lists the ticked options, in their order. */
export function CheckboxGroupInput({ name, label, hint, options }: Props) {
  const { id, error, value, onChange, onBlur, inputRef } = useField(name, label);
  const ticked: readonly string[] = Array.isArray(value) ? value : [];
  const tick = (option: string, isTicked: boolean) => {
    const chosen = isTicked ? [...ticked, option] : ticked.filter((one) => one !== option);
    onChange(options.map((one) => one.value).filter((one) => chosen.includes(one)));
  };
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <Box sx={{ display: "grid", gap: 1 }}>
        {options.map((option, index) => (
          <Box key={option.value} component="label" sx={optionLabel}>
            <ChoiceMark
              type="checkbox"
              checked={ticked.includes(option.value)}
              onChange={({ target }) => tick(option.value, target.checked)}
              onBlur={onBlur}
              // The error summary links to the first option.
              {...(index === 0 && { id, ref: inputRef })}
            />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
              {option.label}
              {option.text && (
                <Box component="span" sx={{ display: "block", ...quietText }}>
                  {option.text}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </FieldGroup>
  );
}
