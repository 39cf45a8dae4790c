import type { Served } from "#lambdas/domain/common/servedBy.ts";
import { type FamilyMember, type Home, readFamily } from "#lambdas/records/family/family.ts";
import { matchesOfAddress, matchesOfPerson, readMatches } from "#lambdas/records/family/matches.ts";
import type { Delivery } from "#lambdas/records/jackets/jacket.ts";
import { getEntry, type QueueDetails, queueKey } from "#lambdas/records/jackets/queue.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { addressKey } from "#shared/rules/address/addressKey.ts";
import { personKey } from "#shared/rules/personKey.ts";

/** As the entry's department has the record. */
export interface Candidate {
  readonly owner: string;
  readonly mid: string;
  readonly number: string | undefined;
  readonly snapshot: Snapshot;
  readonly isWaiting: boolean;
}

/** More accounts than staff compare: a large building has many. */
export const mostAccounts = 25;

type WaitingEntry = Pick<QueueDetails, "owner" | "snapshot" | "department">;

async function accountsBeside({ owner, snapshot: { person, address } }: WaitingEntry): Promise<string[]> {
  const partitions = [matchesOfPerson(person), matchesOfAddress(address)];
  const found = await Promise.all(partitions.map((one) => readMatches(one, mostAccounts + 1)));
  const others = found.flat().filter((one) => one.owner !== owner);
  return [...new Set(others.map((one) => one.owner))].slice(0, mostAccounts);
}

function isLikely({ member, homes }: FamilyMember, { person, address }: Snapshot): boolean {
  if (personKey(member.person) === personKey(person)) return true;
  const sameAddress = ({ household }: Home) => addressKey(household.address) === addressKey(address);
  return member.person.Dob === person.Dob && homes.some(sameAddress);
}

/** The open version, else the transferred; undefined for none. */
async function readHeld({ open, transferred }: Delivery, { jacket, link }: Home, department: string) {
  if (open?.removed || (!open && transferred?.removed)) return undefined;
  const { mid, hid } = link;
  const entry = open && (await getEntry(queueKey({ ...open, mid, hid, department })));
  const snapshot = entry?.snapshot ?? transferred?.snapshot;
  return snapshot && { snapshot, number: jacket?.number, isWaiting: open !== undefined };
}

async function candidateOf(
  { member, homes }: FamilyMember,
  department: string,
  isServed: Served,
): Promise<Candidate[]> {
  for (const home of homes.filter(({ household }) => isServed(household.address))) {
    const delivery = home.jacket?.deliveries[department];
    const held = delivery && (await readHeld(delivery, home, department));
    if (held) return [{ owner: member.owner, mid: member.id, ...held }];
  }
  return [];
}

/** @param isServed the places of the caller's department, whose receipts count and no others */
export async function findCandidates(entry: WaitingEntry, isServed: Served): Promise<Candidate[]> {
  const families = await Promise.all((await accountsBeside(entry)).map(readFamily));
  const likely = families.flat().filter((one) => isLikely(one, entry.snapshot));
  return (await Promise.all(likely.map((one) => candidateOf(one, entry.department, isServed)))).flat();
}
