import { performance } from "node:perf_hooks";
import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { env } from "#lambdas/env.ts";
import { aModerator } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { compareRegistries, copyAccount } from "./compareRegistries.ts";
import type { Figure } from "./Figure.ts";
import { anotherTable, fill } from "./registries.ts";

const city = "Detroit";
/**
 * One page and the entry after it, which shows that there is a next page: all that a list reads in any
 * registry.
 */
const onePage = 51;
const [inCity, inAll] = [10_000, 100_000];

/**
 * Measures the first page of New Jackets in a registry with 10,000 open entries in one city and 100,000 in
 * all, and compares it with a registry that holds that page alone.
 */
export async function measureQueues(): Promise<Figure[]> {
  const small = env.table;
  const large = await anotherTable(small);
  const session = await aModerator(city);
  await fill(small, city, onePage, onePage);
  const start = performance.now();
  await fill(large, city, inCity, inAll);
  console.log(`${inAll} entries written in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await copyAccount(session, large);
  const pageOf = (filter: object) => async () => {
    const { status, body } = await invoke(listNewEntries, filter, { session });
    if (status !== 200 || body.entries.length !== onePage - 1) throw new Error(`The list answered ${status}`);
  };
  return [
    ...(await compareRegistries("first page of New Jackets", [small, large], pageOf({}))),
    ...(await compareRegistries("newest first", [small, large], pageOf({ Sort: "NEWEST" }))),
  ];
}
