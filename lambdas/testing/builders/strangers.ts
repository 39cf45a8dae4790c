import { accountRecord } from "#lambdas/records/accounts/account.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import type { Role } from "#shared/model/role.ts";
import type { Place } from "#shared/rules/place.ts";
import { anEmail } from "./people.ts";

function aStranger(role: Role, { City, State }: Place, created: string) {
  const id = newId();
  const address = { Street: "1 Main St", City, State, Zip: "48226" };
  const name = { first: "Stranger", last: `Number ${id}` };
  return insert(
    accountRecord({
      ...{ id, role, status: "ACTIVE", email: anEmail(), ...name, address },
      ...{ tokensValidFrom: 0, created, updated: created, version: 1 },
    }),
  );
}

/** Many accounts at once, created on a day long ago. No one can sign in to them. */
export async function strangers(count: number, role: Role, place: Place): Promise<void> {
  const writes = Array.from({ length: count }, (_, at) =>
    aStranger(role, place, new Date(Date.UTC(2001, 0, 1) + at * 1000).toISOString()),
  );
  for (let at = 0; at < count; at += 100) await transact(writes.slice(at, at + 100));
}
