import { accountKey, accountPk, draftsPk, factorsPk, lastOf, sessionsPk } from "#lambdas/records/table/keys.ts";
import { type Key, range } from "#lambdas/records/table/table.ts";

const allOf = (pk: string): Promise<Key[]> => range<Key>(pk, "!", lastOf("~"));

const partitions = [accountPk, sessionsPk, factorsPk, draftsPk];

/** With its sign-ins, second factor and wizard's draft. */
export const rowsOfAccount = async (accountId: string): Promise<Key[]> =>
  (await Promise.all(partitions.map((pk) => allOf(pk(accountId))))).flat();

export async function keysOf(accountId: string): Promise<Key[]> {
  const own = accountKey(accountId).sk;
  return (await rowsOfAccount(accountId)).filter(({ sk }) => sk !== own).map(({ pk, sk }) => ({ pk, sk }));
}
