import { handsPk } from "#lambdas/records/table/keys.ts";
import { type Key, put, query } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** The entries that one colleague of a department reads or has selected, by their EntryIDs. */
export interface Hand {
  readonly accountId: string;
  readonly entryIds: readonly string[];
}

type HandRecord = Hand & Key & { readonly expiresAt: number };

/** A screen tells each minute what it still has. */
const heldSeconds = 120;

export async function keepHand(department: string, hand: Hand): Promise<void> {
  const key = { pk: handsPk(department), sk: hand.accountId };
  const row: HandRecord = { ...hand, ...key, expiresAt: secondsNow() + heldSeconds };
  await putOne(put(row));
}

/** What the colleagues of a department have in hand now, possibly a moment old. */
export async function readHands(department: string): Promise<Hand[]> {
  const { items } = await query<HandRecord>({
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": handsPk(department) },
  });
  return items.filter(({ expiresAt }) => expiresAt > secondsNow());
}
