import { states } from "#shared/states.ts";
import type { FieldProps } from "./fields/fieldProps.ts";
import type { Option } from "./fields/SelectBox.tsx";
import { SelectInput } from "./SelectInput.tsx";

/** Every state, DC, territory and armed forces code, as a select shows them. */
export const stateOptions: readonly Option[] = states.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));

/** The state of an address in a Form; its value is the two-letter code. */
export function StateSelect(props: Omit<FieldProps, "readOnly" | "label">) {
  return <SelectInput label="State" autoComplete="address-level1" {...props} options={stateOptions} />;
}
