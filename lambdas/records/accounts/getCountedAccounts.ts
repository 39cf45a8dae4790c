import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey, countersKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { AccountRecord } from "./account.ts";
import type { Counters } from "./counters.ts";

export interface CountedAccount {
  readonly account: AccountRecord;
  readonly counters: Counters;
}

/** In the order of `ids`, by one read. No id may repeat. */
export async function getCountedAccounts(ids: readonly string[]): Promise<CountedAccount[]> {
  const rows = await getMany<Key & (AccountRecord | Counters)>(ids.flatMap((id) => [accountKey(id), countersKey(id)]));
  const rowAt = new Map(rows.map((row) => [row.pk + row.sk, row]));
  const rowOf = ({ pk, sk }: Key) => rowAt.get(pk + sk);
  return ids.flatMap((id) => {
    const account = rowOf(accountKey(id)) as AccountRecord | undefined;
    return account ? [{ account, counters: (rowOf(countersKey(id)) ?? {}) as Counters }] : [];
  });
}
