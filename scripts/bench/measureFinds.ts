import { performance } from "node:perf_hooks";
import { handler as findJackets } from "#lambdas/calls/findJackets.ts";
import { env } from "#lambdas/env.ts";
import { jacketNumberKey } from "#lambdas/records/table/keys.ts";
import { queueOf } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aModerator, aResident } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { compareRegistries, copyAccount } from "./compareRegistries.ts";
import type { Figure } from "./Figure.ts";
import { measureSearches } from "./measureSearches.ts";
import { anotherTable, fill } from "./registries.ts";

const city = "Detroit";
const [inCity, inAll] = [10_000, 100_000];

async function aNeedle() {
  const owner = await aResident();
  const household = await aHousehold(owner, { City: city, Street: "12 N Larned St Apt 4" });
  const member = await aPaidMember(owner, { Last: "Zylberstejn", Phone: "(313) 555-0199" });
  await assign(owner, member, household);
  const [entry, ...others] = await queueOf("NEW", city);
  if (!entry?.number || others.length > 0) throw new Error("The jacket does not wait alone");
  const { ID, ...row } = entry;
  const [claim] = await rowsOf(jacketNumberKey(entry.number).pk);
  return { owner, number: entry.number, rows: claim ? [row, claim] : [row] };
}

/** One person among 10,000 jackets of one city and 100,000 in all, against a registry of that person alone. */
export async function measureFinds(): Promise<Figure[]> {
  const small = env.table;
  const large = await anotherTable(small);
  const { owner, number, rows } = await aNeedle();
  const texts = ["Zylberstejn", "12 Larned", "313 555 0199", number];
  // One for each text: the call's limits hold here, too.
  const finders = await Promise.all(texts.map(async (Search) => ({ Search, session: await aModerator(city) })));
  const start = performance.now();
  await fill(large, city, inCity, inAll);
  console.log(`${inAll} entries written in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await copyAccount(owner, large, rows);
  const figures = await measureSearches(small, large);
  for (const { Search, session } of finders) {
    process.env.TABLE_NAME = small;
    await copyAccount(session, large);
    const find = async () => {
      const { status, body } = await invoke(findJackets, { Search }, { session });
      if (status !== 200 || body.Jackets.length !== 1) throw new Error(`The find answered ${status}`);
    };
    figures.push(...(await compareRegistries(`find by "${Search}"`, [small, large], find)));
  }
  return figures;
}
