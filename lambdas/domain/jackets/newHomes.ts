import {
  countLinking,
  getHousehold,
  type HouseholdDetails,
  type HouseholdRecord,
} from "#lambdas/records/family/household.ts";
import { type LinkDetails, linkRecord } from "#lambdas/records/family/link.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import type { JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { insert, type Write } from "#lambdas/records/table/table.ts";
import * as jackets from "./jackets.ts";

const linkOf = (
  { owner, id, person }: MemberDetails,
  { id: hid, noteVersion }: HouseholdDetails,
): LinkDetails => ({
  ...{ owner, mid: id, hid, noteVersion, first: person.First, last: person.Last },
  created: new Date().toISOString(),
});

/**
 * The writes that link a member to a household, without the department. At most two; they fail when the household is
 * being removed or the link is there.
 */
export const addLink = (member: MemberDetails, household: HouseholdRecord): Write[] => [
  insert(linkRecord(linkOf(member, household))),
  countLinking(household),
];

/** The same, and those that tell the department. At most five. @param jacket of this pair, also of an earlier link */
export const addHome = (
  member: MemberDetails,
  household: HouseholdRecord,
  jacket?: JacketRecord | undefined,
): Write[] => [...addLink(member, household), ...jackets.change(jacket, member, household)];

/** The wanted homes of a member that are still there, in the order of the wish. */
export async function readWanted({ owner, wanted = [] }: MemberDetails): Promise<HouseholdRecord[]> {
  const households = await Promise.all(wanted.map((id) => getHousehold(owner, id)));
  return households.filter((household) => household !== undefined && !household.closing) as HouseholdRecord[];
}
