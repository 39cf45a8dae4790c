import { cleanText } from "#shared/format/cleanText.ts";
import type { HouseholdFactName } from "#shared/model/householdFacts.ts";
import { householdFactNames } from "#shared/model/householdShapes.ts";
import { type Aspect, changesOf } from "#web/ui/edits/aspects.ts";
import { factLabel, type HouseholdValues } from "../form/householdDetails.ts";

const text = (label: string, name: "Name" | HouseholdFactName): Aspect<HouseholdValues> => ({
  label,
  names: [name],
  show: (values) => cleanText(values[name]),
});

export const householdAspects = [
  text("House name", "Name"),
  ...householdFactNames.map((name) => text(factLabel(name, "Additional information"), name)),
];

/** Ignores spaces around a text. */
export function isChanged(before: HouseholdValues, after: HouseholdValues): boolean {
  return changesOf(householdAspects, before, after).length > 0;
}
