import { env } from "#lambdas/env.ts";
import { duePk } from "#lambdas/records/table/keys.ts";
import { type Key, query, remove, type Write } from "#lambdas/records/table/table.ts";

/**
 * That a member's payment is to be looked at on a day: it is due, or was under way. It may have been settled since:
 * the member says what holds.
 */
export interface DueDetails {
  readonly owner: string;
  readonly mid: string;
  readonly day: string;
}

export type DueRecord = DueDetails & Key;

/** Notes a day in the transaction that gives it to the member; the same day again is the same row. */
export function putDue({ owner, mid, day }: DueDetails): Write {
  const record: DueRecord = { pk: duePk(day), sk: `${owner}.${mid}`, owner, mid, day };
  return { write: { Put: { TableName: env.table, Item: record } } };
}

/** A page of the members due on a day, those after this sort key. */
export async function readDue(day: string, after: string, limit: number): Promise<DueRecord[]> {
  const { items } = await query<DueRecord>({
    KeyConditionExpression: "pk = :pk AND sk > :after",
    // A key is never empty text.
    ExpressionAttributeValues: { ":pk": duePk(day), ":after": after || "#" },
    ConsistentRead: true,
    Limit: limit,
  });
  return items;
}

/** Takes a day's row away; throws `gone` when somebody else did. */
export const removeDue = ({ pk, sk }: DueRecord, gone: Error): Write => remove({ pk, sk }, gone);
