import { accountKey, accountPk, lastOf, sessionsPk } from "#lambdas/records/table/keys.ts";
import { type Key, range } from "#lambdas/records/table/table.ts";

const allOf = (pk: string): Promise<Key[]> => range<Key>(pk, "!", lastOf("~"));

/** Every row that an account owns, and its sign-ins. */
export const rowsOfAccount = async (accountId: string): Promise<Key[]> =>
  (await Promise.all([accountPk(accountId), sessionsPk(accountId)].map(allOf))).flat();

/** The keys of these rows, except the account's own. */
export async function keysOf(accountId: string): Promise<Key[]> {
  const own = accountKey(accountId).sk;
  return (await rowsOfAccount(accountId)).filter(({ sk }) => sk !== own).map(({ pk, sk }) => ({ pk, sk }));
}
