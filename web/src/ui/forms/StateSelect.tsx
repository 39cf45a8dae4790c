import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { SelectInput } from "./SelectInput.tsx";
import { stateOptions } from "./stateOptions.ts";

/** The state of an address in a Form, as its two-letter code. */
export function StateSelect(props: Omit<FieldProps, "readOnly" | "label">) {
  return <SelectInput label="State" autoComplete="address-level1" {...props} options={stateOptions} />;
}
