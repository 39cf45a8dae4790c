import type { Household } from "#shared/model/household.ts";
import { fullName } from "#web/entities/member/fullName.ts";

/** What a place is searched by: its name, address, note and people. */
export function searchText({ Name, Location, Description = "", Members }: Household): string {
  const people = Members.map(fullName);
  return [Name, Location, Description, ...people].join(" ");
}
