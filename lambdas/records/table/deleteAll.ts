import { discard, type Key, transact } from "./table.ts";

/** DynamoDB's limit for one transaction. */
const mostInTransaction = 100;

/**
 * Deletes rows, which need not exist, a hundred at a time. No key may be given twice. In transactions, for which
 * functions need single permissions: that of a batch would also let them write over rows of the audit.
 */
export async function deleteAll(keys: readonly Key[]): Promise<void> {
  for (let from = 0; from < keys.length; from += mostInTransaction)
    await transact(keys.slice(from, from + mostInTransaction).map((key) => discard(key)));
}
