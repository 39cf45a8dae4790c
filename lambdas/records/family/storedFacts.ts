import { givenFacts, type WholeHousehold } from "#shared/model/householdShapes.ts";
import type { HouseholdDetails } from "./household.ts";

/** Facts as they are stored. */
export function storedFacts(values: WholeHousehold): Pick<HouseholdDetails, "description" | "facts"> {
  const { Description: description, ...facts } = givenFacts(values);
  return { description, facts: Object.keys(facts).length > 0 ? facts : undefined };
}

/** Everything that a family said of a household. */
export const factsOf = ({ description, facts }: Pick<HouseholdDetails, "description" | "facts">) =>
  givenFacts({ ...facts, Description: description });
