import { chunksOf } from "./chunksOf.ts";
import { discard, type Key, transact } from "./table.ts";

/** DynamoDB's limit for one transaction. */
const mostInTransaction = 100;

/**
 * Rows need not exist; no key may repeat. In transactions: a batch's permission would also allow overwriting the audit.
 */
export async function deleteAll(keys: readonly Key[]): Promise<void> {
  for (const some of chunksOf(keys, mostInTransaction)) await transact(some.map((key) => discard(key)));
}
