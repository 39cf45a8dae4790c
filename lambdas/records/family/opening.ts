import { expiryOf } from "#lambdas/records/accounts/audit/expiryOf.ts";
import { lastOf, openingKey } from "#lambdas/records/table/keys.ts";
import { type Key, put, query, type Write } from "#lambdas/records/table/table.ts";
import type { SeenReason } from "#shared/model/jacket/opening.ts";

/** A department's view of a record on a day; names no staff. */
export interface OpeningDetails {
  readonly owner: string;
  /** "" of the whole family. */
  readonly mid: string;
  /** The Eastern day, YYYY-MM-DD. */
  readonly day: string;
  readonly department: string;
  readonly reason: SeenReason;
  readonly first: string;
  readonly last: string;
  /** An ISO time, of cards alone: the day's last. */
  readonly at?: string;
}

/** Kept as long as the audit's rows. */
export type OpeningRecord = OpeningDetails & Key & { readonly expiresAt: number };

const openingRecord = (details: OpeningDetails): OpeningRecord => {
  const { owner, mid, day, department, reason } = details;
  const key = openingKey(owner, `${day}#${mid}#${reason}#${department}`);
  return { ...details, ...key, expiresAt: expiryOf(`${day}T00:00:00Z`) };
};

/** Once per day and reason. */
export const noteOpening = (details: OpeningDetails): Write => put(openingRecord(details));

/** Before a position, newest first; "" is the beginning. */
export async function readOpenings(owner: string, before: string, limit: number): Promise<OpeningRecord[]> {
  const { pk, sk } = openingKey(owner, "");
  const { items } = await query<OpeningRecord>({
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
    ExpressionAttributeValues: { ":pk": pk, ":first": sk, ":last": before || lastOf(sk) },
    ScanIndexForward: false,
    ConsistentRead: true,
    // BETWEEN includes the position itself.
    Limit: limit + 1,
  });
  return items.filter((item) => item.sk !== before).slice(0, limit);
}
