import {
  countMatches,
  type MatchCount,
  matchesOfAddress,
  matchesOfPerson,
} from "#lambdas/records/family/matches.ts";
import { type CardMember, readCardMembers } from "#lambdas/records/family/member.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { type ToldDetails, toldOf } from "#lambdas/records/jackets/told.ts";
import type { Duplicates } from "#shared/model/jacket/entry.ts";

/** The partitions of a card's person and address. */
type Partitions = readonly [person: string, address: string];

interface Found {
  readonly partitions: ReadonlyMap<QueueDetails, Partitions>;
  readonly members: ReadonlyMap<string, CardMember>;
  readonly counts: ReadonlyMap<string, MatchCount>;
  readonly told: (row: QueueDetails) => ToldDetails | undefined;
}

const partitionsOf = ({ snapshot }: QueueDetails): Partitions => [
  matchesOfPerson(snapshot.person),
  matchesOfAddress(snapshot.address),
];

// The card's own account is one of them.
const isElsewhere = (count: MatchCount | undefined): boolean => (count?.accounts ?? 0) > 1;

/** The numbers of the jackets that are of the same person, as the department told. */
const sameAs = (told: ToldDetails | undefined): string[] =>
  Object.values(told?.others ?? {}).flatMap(({ verdict, number }) =>
    verdict === "SAME" && number ? [number] : [],
  );

function duplicatesOf(row: QueueDetails, found: Found): Duplicates {
  const { partitions, members, counts, told: toldAbout } = found;
  if (row.removed) return {};
  const [person, address] = (partitions.get(row) ?? []).map((partition) => counts.get(partition));
  const homes = members.get(row.mid)?.homeCount ?? 0;
  const told = toldAbout(row);
  const same = sameAs(told);
  const isSettled = told?.settled !== undefined && told.settled === (person?.joins ?? 0);
  return {
    ...(homes > 1 ? { AddressCount: homes } : {}),
    ...(isElsewhere(person) && !isSettled ? { PersonInOtherAccount: true } : {}),
    ...(isElsewhere(address) ? { AddressInOtherAccount: true } : {}),
    ...(same.length > 0 ? { SamePersonAs: same } : {}),
  };
}

/**
 * Finds what of these cards is registered more than once: three short rows a card, in batches of 100, and a fourth for
 * those with a likely duplicate, which has what the department told of it.
 * @param reading the members of the cards, where they are read anyway
 */
export async function findDuplicates(
  rows: readonly QueueDetails[],
  reading = readCardMembers(rows),
): Promise<(row: QueueDetails) => Duplicates> {
  const there = rows.filter(({ removed }) => !removed);
  // Once for each card: to take an address apart is most of the work of a page.
  const partitions = new Map(there.map((row) => [row, partitionsOf(row)] as const));
  const [members, counts] = await Promise.all([reading, countMatches([...partitions.values()].flat())]);
  const isLikely = (row: QueueDetails) => partitions.get(row)?.some((one) => isElsewhere(counts.get(one)));
  const likely = there.filter(isLikely);
  const told = likely.length > 0 ? await toldOf(likely) : () => undefined;
  return (row) => duplicatesOf(row, { partitions, members, counts, told });
}
