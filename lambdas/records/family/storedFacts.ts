import { givenFacts, type WholeHousehold } from "#shared/model/householdShapes.ts";
import type { HouseholdDetails } from "./household.ts";

export function storedFacts(values: WholeHousehold): Pick<HouseholdDetails, "description" | "facts"> {
  const { Description: description, ...facts } = givenFacts(values);
  return { description, facts: Object.keys(facts).length > 0 ? facts : undefined };
}

export const factsOf = ({ description, facts }: Pick<HouseholdDetails, "description" | "facts">) =>
  givenFacts({ ...facts, Description: description });
