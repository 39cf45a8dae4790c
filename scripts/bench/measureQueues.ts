import { performance } from "node:perf_hooks";
import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { env } from "#lambdas/env.ts";
import { rowsOfAccount } from "#lambdas/records/accounts/accountRows.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import { aModerator, type Person } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { readsOf } from "#lambdas/testing/reads.ts";
import type { Figure } from "./Figure.ts";
import { anotherTable, fill } from "./registries.ts";

const city = "Detroit";
/**
 * One page and the entry after it, which shows that there is a next page: all that a list reads in any
 * registry.
 */
const onePage = 51;
const [inCity, inAll] = [10_000, 100_000];
const rounds = 60;

/** Copies the account, with its sign-ins, to the other table. */
async function copyAccount({ accountId }: Person, to: string): Promise<void> {
  const rows = await rowsOfAccount(accountId);
  process.env.TABLE_NAME = to;
  await transact(rows.map((row) => insert(row)));
}

interface Page {
  readonly milliseconds: number;
  readonly units: number;
}

async function firstPage(name: string, session: Person, filter: object): Promise<Page> {
  process.env.TABLE_NAME = name;
  const start = performance.now();
  const { units } = await readsOf(async () => {
    const { status, body } = await invoke(listNewEntries, filter, { session });
    if (status !== 200 || body.entries.length !== onePage - 1) throw new Error(`The list answered ${status}`);
  });
  return { milliseconds: performance.now() - start, units };
}

const median = (pages: readonly Page[]): number =>
  pages.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[pages.length >> 1] ?? 0;

/** Measures both registries in turn, so that other load on the machine affects both alike. */
async function compare(what: string, small: string, large: string, ask: (name: string) => Promise<Page>) {
  const pages: Record<string, Page[]> = { [small]: [], [large]: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of [small, large]) pages[name]?.push(await ask(name));
  const [few = [], many = []] = [pages[small], pages[large]].map((all) => all?.slice(rounds / 4));
  const taken = `${median(few).toFixed(1)} and ${median(many).toFixed(1)} ms`;
  return [
    { what: `${what}: time (${taken})`, value: median(many) / median(few), budget: 2, unit: "times" },
    { what: `${what}: read units`, value: many[0]?.units ?? 0, budget: few[0]?.units ?? 0, unit: "units" },
  ];
}

/**
 * Measures the first page of New Jackets in a registry with 10,000 open entries in one city and 100,000 in
 * all, and compares it with a registry that holds that page alone.
 */
export async function measureQueues(): Promise<Figure[]> {
  const small = env.table;
  const large = await anotherTable(small);
  const moderator = await aModerator(city);
  await fill(small, city, onePage, onePage);
  const start = performance.now();
  await fill(large, city, inCity, inAll);
  console.log(`${inAll} entries written in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await copyAccount(moderator, large);
  const pageOf = (filter: object) => (name: string) => firstPage(name, moderator, filter);
  return [
    ...(await compare("first page of New Jackets", small, large, pageOf({}))),
    ...(await compare("newest first", small, large, pageOf({ Sort: "NEWEST" }))),
  ];
}
