import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { limitKey } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";

export async function putCount(name: string, times: number, seconds: number): Promise<void> {
  const row = { ...limitKey(keyedDigestOf(name)), times, expiresAt: secondsNow() + seconds };
  await transact([insert(row)]);
}
