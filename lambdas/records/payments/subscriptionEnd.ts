import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { endingsPk } from "#lambdas/records/table/keys.ts";
import { type Key, query, table, type Write } from "#lambdas/records/table/table.ts";

/** That the subscription of an order is to end with the provider. */
export interface EndingDetails {
  readonly owner: string;
  readonly orderId: string;
}

type EndingRecord = EndingDetails & Key;

const keyOf = (orderId: string): Key => ({ pk: endingsPk, sk: orderId });

/** Notes an end in the transaction that is its reason; it stays until the provider has done it. */
export function putEnding({ owner, orderId }: EndingDetails): Write {
  const record: EndingRecord = { ...keyOf(orderId), owner, orderId };
  return { write: { Put: { TableName: env.table, Item: record } } };
}

/** A page of the ends that wait, those after this order. */
export async function readEndings(after: string, limit: number): Promise<EndingDetails[]> {
  const { items } = await query<EndingRecord>({
    KeyConditionExpression: "pk = :pk AND sk > :after",
    // A key is never empty text.
    ExpressionAttributeValues: { ":pk": endingsPk, ":after": after || "#" },
    ConsistentRead: true,
    Limit: limit,
  });
  return items;
}

/** Forgets an end that the provider has done. */
export async function removeEnding(orderId: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: env.table, Key: keyOf(orderId) }));
}
