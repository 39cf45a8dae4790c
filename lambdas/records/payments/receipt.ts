import { receiptKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Longer than the provider has news of an invoice. */
const keptSeconds = 400 * 24 * 60 * 60;

/** Whether the receipt of an invoice was written. */
export const hasReceipt = async (invoice: string): Promise<boolean> =>
  (await get<Key>(receiptKey(invoice))) !== undefined;

/** Records that the receipt of an invoice is written, in its transaction: a second one fails. */
export function insertReceipt(invoice: string): Write {
  const record = { ...receiptKey(invoice), expiresAt: secondsNow() + keptSeconds };
  return insert(record);
}
