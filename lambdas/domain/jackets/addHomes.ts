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

const linkOf = ({ owner, id, person }: MemberDetails, { id: hid, noteVersion }: HouseholdDetails): LinkDetails => ({
  owner,
  mid: id,
  hid,
  noteVersion,
  first: person.First,
  last: person.Last,
  created: new Date().toISOString(),
});

/** Two writes, failing when linked already or the household is being removed. */
export const addLink = (member: MemberDetails, household: HouseholdRecord): Write[] => [
  insert(linkRecord(linkOf(member, household), household.address)),
  countLinking(household),
];

/**
 * A link, and the departments' writes: at most eight.
 * @param jacket of this pair, also of an earlier link
 */
export const addHome = async (
  member: MemberDetails,
  household: HouseholdRecord,
  jacket?: JacketRecord | undefined,
): Promise<Write[]> => [...addLink(member, household), ...(await jackets.change(jacket, member, household))];

/** Of a transaction's 100 writes; the others are for member and payment. */
const mostWrites = 85;

/**
 * Each place is read once. With many departments the last jackets get their numbers at the next change: more claims
 * would not fit.
 * @param earlier jackets of earlier links
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

export async function readWantedHomes({ owner, wanted = [] }: MemberDetails): Promise<HouseholdRecord[]> {
  const households = await Promise.all(wanted.map((id) => getHousehold(owner, id)));
  return households.filter((household) => household !== undefined && !household.closing) as HouseholdRecord[];
}

export async function readJacketsAt(
  { owner, id: mid }: MemberDetails,
  households: readonly HouseholdRecord[],
): Promise<ReadonlyMap<string, JacketRecord>> {
  const found = await Promise.all(households.map(({ id: hid }) => getJacket(owner, mid, hid)));
  return new Map(found.flatMap((jacket) => (jacket ? [[jacket.hid, jacket] as const] : [])));
}
