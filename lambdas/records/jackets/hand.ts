import { handsPk } from "#lambdas/records/table/keys.ts";
import { rowsAfter } from "#lambdas/records/table/rowsAfter.ts";
import { type Key, put } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** EntryIDs a colleague reads or has selected. */
export interface Hand {
  readonly accountId: string;
  readonly entryIds: readonly string[];
}

type HandRecord = Hand & Key & { readonly expiresAt: number };

/** Screens repeat theirs each minute. */
const heldSeconds = 120;

export async function keepHand(department: string, hand: Hand): Promise<void> {
  const key = { pk: handsPk(department), sk: hand.accountId };
  await putOne(put<HandRecord>({ ...hand, ...key, expiresAt: secondsNow() + heldSeconds }));
}

/** Possibly a moment old. */
export async function readHands(department: string): Promise<Hand[]> {
  const hands = await rowsAfter<HandRecord>(handsPk(department), undefined, { isConsistent: false });
  return hands.filter(({ expiresAt }) => expiresAt > secondsNow());
}
