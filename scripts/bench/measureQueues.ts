import { performance } from "node:perf_hooks";
import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { env } from "#lambdas/env.ts";
import { aModerator, anAdmin } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { compareRegistries, copyAccount } from "./compareRegistries.ts";
import { costOf } from "./costOf.ts";
import type { Figure } from "./Figure.ts";
import { anotherTable, fill } from "./registries.ts";

const city = "Detroit";
/** With the entry after the page: a list reads no more in any registry. */
const onePage = 51;
const [inCity, inAll] = [10_000, 100_000];

/**
 * The first page of New Jackets among 10,000 open entries in one city and 100,000 in all, against a registry
 * of that page alone; and a search that finds nothing.
 */
export async function measureQueues(): Promise<Figure[]> {
  const small = env.table;
  const large = await anotherTable(small);
  const [session, admin] = [await aModerator(city), await anAdmin()];
  await fill(small, city, onePage, onePage);
  const start = performance.now();
  await fill(large, city, inCity, inAll);
  console.log(`${inAll} entries written in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await copyAccount(session, large);
  process.env.TABLE_NAME = small;
  await copyAccount(admin, large);
  const pageOf = (filter: object) => async () => {
    const { status, body } = await invoke(listNewEntries, filter, { session });
    if (status !== 200 || body.entries.length !== onePage - 1) throw new Error(`The list answered ${status}`);
  };
  const findNothing = async () => {
    const { status, body } = await invoke(listNewEntries, { Search: "nobody" }, { session: admin });
    if (status !== 200 || body.entries.length > 0) throw new Error(`The search answered ${status}`);
  };
  return [
    ...(await costOf("a page of a search over all cities", large, findNothing, { trips: 3, units: 60 })),
    ...(await compareRegistries("first page of New Jackets", [small, large], pageOf({}))),
    ...(await compareRegistries("newest first", [small, large], pageOf({ Sort: "NEWEST" }))),
  ];
}
