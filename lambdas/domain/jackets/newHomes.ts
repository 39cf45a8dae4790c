import { readersOf } from "#lambdas/domain/common/serving.ts";
import {
  countLinking,
  getHousehold,
  type HouseholdDetails,
  type HouseholdRecord,
} from "#lambdas/records/family/household.ts";
import { type LinkDetails, linkRecord } from "#lambdas/records/family/link.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { getJacket, type JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { insert, type Write } from "#lambdas/records/table/table.ts";
import * as jackets from "./jackets.ts";

const linkOf = (
  { owner, id, person }: MemberDetails,
  { id: hid, noteVersion }: HouseholdDetails,
): LinkDetails => ({
  owner,
  mid: id,
  hid,
  noteVersion,
  first: person.First,
  last: person.Last,
  created: new Date().toISOString(),
});

/**
 * The writes that link a member to a household, without the departments. At most two; they fail when the household is
 * being removed or the link is there.
 */
export const addLink = (member: MemberDetails, household: HouseholdRecord): Write[] => [
  insert(linkRecord(linkOf(member, household), household.address)),
  countLinking(household),
];

/**
 * The same, and those that tell the departments. At most eight. @param jacket of this pair, also of an earlier link
 */
export const addHome = async (
  member: MemberDetails,
  household: HouseholdRecord,
  jacket?: JacketRecord | undefined,
): Promise<Write[]> => [...addLink(member, household), ...(await jackets.change(jacket, member, household))];

/** How many writes of a transaction of 100 may tell of new homes: the others are for the member and the payment. */
const mostWrites = 85;

/**
 * The same at several new homes, each place read once; `earlier` are their jackets of earlier links. Where several departments read many of them, the last ones get
 * their numbers with their next change: with a claim each they would not fit one transaction.
 */
export async function addHomes(
  member: MemberDetails,
  homes: readonly HouseholdRecord[],
  earlier: ReadonlyMap<string, JacketRecord> = new Map(),
): Promise<Write[]> {
  const readers = await readersOf(homes.map(({ address }) => address));
  const writesAt = (household: HouseholdRecord, mayClaim: boolean) => [
    ...addLink(member, household),
    ...jackets.changeAt(earlier.get(household.id), member, household, readers(household.address), mayClaim),
  ];
  const least = homes.flatMap((household) => writesAt(household, false)).length;
  return homes.flatMap((household, at) => writesAt(household, at < mostWrites - least));
}

/** The wanted homes of a member that are still there, in the order of the wish. */
export async function readWanted({ owner, wanted = [] }: MemberDetails): Promise<HouseholdRecord[]> {
  const households = await Promise.all(wanted.map((id) => getHousehold(owner, id)));
  return households.filter((household) => household !== undefined && !household.closing) as HouseholdRecord[];
}

/** The jackets of a member that earlier links left at some households, by household. */
export async function readJacketsAt(
  { owner, id: mid }: MemberDetails,
  households: readonly HouseholdRecord[],
): Promise<ReadonlyMap<string, JacketRecord>> {
  const found = await Promise.all(households.map(({ id: hid }) => getJacket(owner, mid, hid)));
  return new Map(found.flatMap((jacket) => (jacket ? [[jacket.hid, jacket] as const] : [])));
}
