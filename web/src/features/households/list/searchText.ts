import type { Household } from "#shared/model/household.ts";
import { shownFacts } from "#shared/model/householdShapes.ts";
import { fullName } from "#web/entities/member/fullName.ts";

export function searchText(household: Household): string {
  const { Name, Location, Members } = household;
  return [Name, Location, ...Object.values(shownFacts(household)), ...Members.map(fullName)].join(" ");
}
