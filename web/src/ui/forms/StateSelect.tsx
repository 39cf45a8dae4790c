import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { SelectInput } from "./SelectInput.tsx";
import { stateOptions } from "./stateOptions.ts";

export function StateSelect(props: Omit<FieldProps, "readOnly" | "label">) {
  return <SelectInput label="State" autoComplete="address-level1" {...props} options={stateOptions} />;
}
