import { accountKey, accountPk, lastOf } from "#lambdas/records/table/keys.ts";
import { type Key, range } from "#lambdas/records/table/table.ts";

/** Every row of an account's partition: all that it owns. */
export const rowsOfAccount = (accountId: string): Promise<Key[]> =>
  range<Key>(accountPk(accountId), "!", lastOf("~"));

/** The keys of these rows, except the account's own. */
export async function keysOf(accountId: string): Promise<Key[]> {
  const own = accountKey(accountId).sk;
  return (await rowsOfAccount(accountId)).filter(({ sk }) => sk !== own).map(({ pk, sk }) => ({ pk, sk }));
}
