import type { Household } from "#shared/model/household.ts";
import { fullName } from "#web/entities/member/fullName.ts";

/** The text of a household that the search looks through. */
export function searchText({ Name, Location, Description = "", Members }: Household): string {
  const people = Members.map(fullName);
  return [Name, Location, Description, ...people].join(" ");
}
