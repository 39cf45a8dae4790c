import { receiptKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** Longer than the provider has news of an invoice. */
const keptSeconds = 400 * 24 * 60 * 60;

export const hasReceipt = async (invoice: string): Promise<boolean> =>
  (await get<Key>(receiptKey(invoice))) !== undefined;

/** Records an invoice's receipt in its transaction; fails the second time. */
export function insertReceipt(invoice: string): Write {
  const record = { ...receiptKey(invoice), expiresAt: secondsNow() + keptSeconds };
  return insert(record);
}
