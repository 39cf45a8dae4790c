import { states } from "#shared/states.ts";
import type { Option } from "#web/ui/fields/SelectBox.tsx";

/** DC, territories and armed forces codes included. */
export const stateOptions: readonly Option[] = states.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));
