import { countMatches, matchesOfAddress, matchesOfPerson } from "#lambdas/records/family/matches.ts";
import { readHomeCounts } from "#lambdas/records/family/member.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import type { Duplicates } from "#shared/model/entry.ts";

interface Found {
  readonly homeCounts: ReadonlyMap<string, number>;
  readonly accounts: ReadonlyMap<string, number>;
}

const partitionsOf = ({ snapshot }: QueueDetails) =>
  [matchesOfPerson(snapshot.person), matchesOfAddress(snapshot.address)] as const;

function duplicatesOf(row: QueueDetails, { homeCounts, accounts }: Found): Duplicates {
  if (row.removed) return {};
  const [person, address] = partitionsOf(row);
  const count = homeCounts.get(row.mid) ?? 0;
  // The card's own account is one of them.
  const isElsewhere = (partition: string) => (accounts.get(partition) ?? 0) > 1;
  return {
    ...(count > 1 ? { AddressCount: count } : {}),
    ...(isElsewhere(person) ? { PersonInOtherAccount: true } : {}),
    ...(isElsewhere(address) ? { AddressInOtherAccount: true } : {}),
  };
}

/** Finds what of these cards is registered more than once: three short rows a card, in batches of 100. */
export async function findDuplicates(
  rows: readonly QueueDetails[],
): Promise<(row: QueueDetails) => Duplicates> {
  const there = rows.filter(({ removed }) => !removed);
  const [homeCounts, accounts] = await Promise.all([
    readHomeCounts(there.map(({ owner, mid }) => ({ owner, id: mid }))),
    countMatches(there.flatMap(partitionsOf)),
  ]);
  return (row) => duplicatesOf(row, { homeCounts, accounts });
}
