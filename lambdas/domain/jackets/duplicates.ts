import { type CardMatches, type CardRows, readCardRows } from "#lambdas/records/family/cardRows.ts";
import { matchesOfAddress, matchesOfPerson } from "#lambdas/records/family/matches.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { type ToldDetails, toldOf } from "#lambdas/records/jackets/told.ts";
import { matchCountKey, memberKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { Duplicates } from "#shared/model/jacket/entry.ts";

type Partitions = readonly [person: string, address: string];

const partitionsOf = ({ snapshot }: QueueDetails): Partitions => [
  matchesOfPerson(snapshot.person),
  matchesOfAddress(snapshot.address),
];

/** Cards of lasting records. */
type Partitioned = ReadonlyMap<QueueDetails, Partitions>;

/** Finds the partitions of cards once: parsing addresses is much of a page's work. */
export const partition = (rows: readonly QueueDetails[]): Partitioned =>
  new Map(rows.filter(({ removed }) => !removed).map((row) => [row, partitionsOf(row)]));

export const keysOfDuplicates = (cards: Partitioned): Key[] =>
  [...cards].flatMap(([{ owner, mid }, partitions]) => [
    memberKey(owner, mid),
    ...partitions.map(matchCountKey),
  ]);

interface Found {
  readonly cards: Partitioned;
  readonly read: CardRows;
  readonly told: (row: QueueDetails) => ToldDetails | undefined;
}

// One account is the card's own.
const isElsewhere = (count: CardMatches | undefined): boolean => (count?.accounts ?? 0) > 1;

const sameAs = (told: ToldDetails | undefined): string[] =>
  Object.values(told?.others ?? {}).flatMap(({ verdict, number }) =>
    verdict === "SAME" && number ? [number] : [],
  );

function duplicatesOf(row: QueueDetails, { cards, read, told: toldAbout }: Found): Duplicates {
  if (row.removed) return {};
  const [person, address] = (cards.get(row) ?? []).map(read.matches);
  const homes = read.member(row.owner, row.mid)?.homeCount ?? 0;
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
 * Finds a reader's duplicates among cards. A likely duplicate needs one more row, of the department's
 * tellings.
 * @param reading the rows of keysOfDuplicates, where read with others
 */
export async function findDuplicates(
  cards: Partitioned,
  reading = readCardRows(keysOfDuplicates(cards)),
): Promise<(row: QueueDetails) => Duplicates> {
  const read = await reading;
  const likely = [...cards].filter(([, partitions]) => partitions.map(read.matches).some(isElsewhere));
  const told = likely.length > 0 ? await toldOf(likely.map(([row]) => row)) : () => undefined;
  return (row) => duplicatesOf(row, { cards, read, told });
}
