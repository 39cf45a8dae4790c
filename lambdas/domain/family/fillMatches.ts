import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { notFound } from "#lambdas/errors.ts";
import { requireNotErased } from "#lambdas/records/accounts/accountStatus.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { getHousehold, type HouseholdRecord, noteMatches, readHouseholds } from "#lambdas/records/family/household.ts";
import { matchesOfAddress, matchesOfPerson, moveMatch } from "#lambdas/records/family/matches.ts";
import { getMember, type MemberRecord, memberRecord } from "#lambdas/records/family/member.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";

// Nothing reads a former signing key's partitions. Owners may change a row at any time: each is read again and written
// in that version.

const isHouseholdFilled = ({ matches, address }: HouseholdRecord): boolean => matches === matchesOfAddress(address);

const isMemberFilled = ({ matches, person }: MemberRecord): boolean => matches === matchesOfPerson(person);

async function fillHousehold({ owner, id }: HouseholdRecord): Promise<void> {
  const household = await getHousehold(owner, id);
  if (!household || isHouseholdFilled(household)) return;
  const matches = matchesOfAddress(household.address);
  await transact([
    requireNotErased(owner, notFound()),
    noteMatches(household, matches),
    ...(await moveMatch(household, household.matches, matches)),
  ]);
}

async function fillMember({ owner, id }: MemberRecord): Promise<void> {
  const member = await getMember(owner, id);
  if (!member || isMemberFilled(member)) return;
  const matches = matchesOfPerson(member.person);
  await transact([
    requireNotErased(owner, notFound()),
    replace(memberRecord({ ...member, matches })),
    ...(await moveMatch(member, member.matches, matches)),
  ]);
}

/**
 * To the present signing key's partitions. Returns how many rows moved. Repeating is harmless. Throws when the account
 * is erased meanwhile.
 */
export async function fillMatches(owner: string): Promise<number> {
  const [{ households }, members] = await Promise.all([readHouseholds(owner), readMembers(owner)]);
  const lackingHouseholds = households.filter((household) => !isHouseholdFilled(household));
  const lackingMembers = members.filter((member) => !isMemberFilled(member));
  // In turn: rows of one account share their partitions.
  for (const household of lackingHouseholds) await retryOnConflict(() => fillHousehold(household));
  for (const member of lackingMembers) await retryOnConflict(() => fillMember(member));
  return lackingHouseholds.length + lackingMembers.length;
}
