import { type CardMatches, type CardRows, readCardRows } from "#lambdas/records/family/cardRows.ts";
import { matchesOfAddress, matchesOfPerson } from "#lambdas/records/family/matches.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { type DuplicateVerdicts, readVerdicts } from "#lambdas/records/jackets/verdicts.ts";
import { matchCountKey, memberKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { Duplicates } from "#shared/model/jacket/entry.ts";

type Partitions = readonly [person: string, address: string];

const partitionsOf = ({ snapshot }: QueueDetails): Partitions => [
  matchesOfPerson(snapshot.person),
  matchesOfAddress(snapshot.address),
];

/** Without ended records. */
type CardPartitions = ReadonlyMap<QueueDetails, Partitions>;

/** Done once: parsing addresses is much of a page's work. */
export const partitionCards = (rows: readonly QueueDetails[]): CardPartitions =>
  new Map(rows.filter(({ removed }) => !removed).map((row) => [row, partitionsOf(row)]));

export const keysOfDuplicates = (cards: CardPartitions): Key[] =>
  [...cards].flatMap(([{ owner, mid }, partitions]) => [memberKey(owner, mid), ...partitions.map(matchCountKey)]);

interface CardReads {
  readonly cards: CardPartitions;
  readonly read: CardRows;
  readonly verdictsOf: (row: QueueDetails) => DuplicateVerdicts | undefined;
}

// One account is the card's own.
const isElsewhere = (count: CardMatches | undefined): boolean => (count?.accounts ?? 0) > 1;

const sameAs = (verdicts: DuplicateVerdicts | undefined): string[] =>
  Object.values(verdicts?.others ?? {}).flatMap(({ verdict, number }) =>
    verdict === "SAME" && number ? [number] : [],
  );

function duplicatesOf(row: QueueDetails, { cards, read, verdictsOf }: CardReads): Duplicates {
  if (row.removed) return {};
  const partitions = cards.get(row) ?? [];
  const [person, address] = partitions.map(read.matches);
  const homes = read.member(row.owner, row.mid)?.homeCount ?? 0;
  const verdicts = verdictsOf(row);
  const same = sameAs(verdicts);
  const { settled } = verdicts ?? {};
  const isSettled = settled?.matches === partitions[0] && settled?.joins === (person?.joins ?? 0);
  return {
    ...(homes > 1 ? { AddressCount: homes } : {}),
    ...(isElsewhere(person) && !isSettled ? { PersonInOtherAccount: true } : {}),
    ...(isElsewhere(address) ? { AddressInOtherAccount: true } : {}),
    ...(same.length > 0 ? { SamePersonAs: same } : {}),
  };
}

/**
 * A likely duplicate needs another row, the department's verdicts.
 * @param reading the rows of keysOfDuplicates, where read with others
 */
export async function findDuplicates(
  cards: CardPartitions,
  reading = readCardRows(keysOfDuplicates(cards)),
): Promise<(row: QueueDetails) => Duplicates> {
  const read = await reading;
  const likely = [...cards].filter(([, partitions]) => partitions.map(read.matches).some(isElsewhere));
  const verdictsOf = likely.length > 0 ? await readVerdicts(likely.map(([row]) => row)) : () => undefined;
  return (row) => duplicatesOf(row, { cards, read, verdictsOf });
}
