import { states } from "#shared/states.ts";
import type { Option } from "#web/ui/fields/SelectBox.tsx";

/** Every state, DC, territory and armed forces code. */
export const stateOptions: readonly Option[] = states.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));
