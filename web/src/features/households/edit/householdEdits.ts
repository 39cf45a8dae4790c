import { cleanText } from "#shared/format/cleanText.ts";
import { type Aspect, changesOf } from "#web/ui/edits/aspects.ts";
import type { HouseholdValues } from "../form/householdDetails.ts";

const text = (label: string, name: "Name" | "Description"): Aspect<HouseholdValues> => ({
  ...{ label, names: [name] },
  show: (values) => cleanText(values[name]),
});

/** The editable parts of a registered household, in the order of the form. */
export const householdAspects = [text("House name", "Name"), text("Additional information", "Description")];

/** Whether two states differ in an editable part; spaces around a text are no difference. */
export function isChanged(before: HouseholdValues, after: HouseholdValues): boolean {
  return changesOf(householdAspects, before, after).length > 0;
}
