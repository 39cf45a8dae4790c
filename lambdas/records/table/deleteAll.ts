import { discard, type Key, transact } from "./table.ts";

/** DynamoDB's limit for one transaction. */
const mostInTransaction = 100;

/**
 * Deletes rows, which need not exist, a hundred at a time. No key may repeat. In transactions, with single
 * permissions: a batch's would also allow overwriting the audit.
 */
export async function deleteAll(keys: readonly Key[]): Promise<void> {
  for (let from = 0; from < keys.length; from += mostInTransaction)
    await transact(keys.slice(from, from + mostInTransaction).map((key) => discard(key)));
}
