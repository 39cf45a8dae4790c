import { discard, type Key, transact } from "./table.ts";

/** DynamoDB's limit for one transaction. */
const mostInTransaction = 100;

/**
 * Deletes rows, which need not exist. No key may repeat. In transactions: a batch's permission would also allow
 * overwriting the audit.
 */
export async function deleteAll(keys: readonly Key[]): Promise<void> {
  for (let from = 0; from < keys.length; from += mostInTransaction)
    await transact(keys.slice(from, from + mostInTransaction).map((key) => discard(key)));
}
