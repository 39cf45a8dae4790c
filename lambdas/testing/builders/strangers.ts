import { type AccountRecord, accountRecord } from "#lambdas/records/accounts/account.ts";
import { accountNames } from "#lambdas/records/accounts/accountNames.ts";
import { chunksOf } from "#lambdas/records/table/chunksOf.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, type Key, transact } from "#lambdas/records/table/table.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";
import { anEmail } from "./people.ts";

function aStranger(role: Role, { City, State }: Place, created: string): AccountRecord {
  const id = newId();
  const address = { Street: "1 Main St", City, State, Zip: "48226" };
  const name = { first: "Stranger", last: `Number ${id}` };
  return accountRecord({
    id,
    role,
    status: "ACTIVE",
    email: anEmail(),
    ...name,
    address,
    tokensValidFrom: 0,
    created,
    updated: created,
    version: 1,
  });
}

const many = (count: number, role: Role, place: Place): AccountRecord[] =>
  Array.from({ length: count }, (_, at) =>
    aStranger(role, place, new Date(Date.UTC(2001, 0, 1) + at * 1000).toISOString()),
  );

/** Created long ago, without name rows or credentials. */
export async function strangers(count: number, role: Role, place: Place): Promise<void> {
  const writes = many(count, role, place).map((account) => insert(account));
  for (const some of chunksOf(writes, 100)) await transact(some);
}

/** With the rows finding them. */
export const namesakes = (count: number, role: Role, place: Place, last: string): Key[] =>
  many(count, role, place).flatMap((account) => {
    const named = accountRecord({ ...account, last });
    return [named, ...accountNames(named)];
  });
