import { performance } from "node:perf_hooks";
import { rowsOfAccount } from "#lambdas/records/accounts/accountRows.ts";
import { insert, type Key, transact } from "#lambdas/records/table/table.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { readsOf } from "#lambdas/testing/readsOf.ts";
import type { Figure } from "./Figure.ts";

const rounds = 60;

/** Functions use the other table from now on. */
export async function copyAccount({ accountId }: TestAccount, to: string, others: readonly Key[] = []): Promise<void> {
  const rows = [...(await rowsOfAccount(accountId)), ...others];
  process.env.TABLE_NAME = to;
  await transact(rows.map((row) => insert(row)));
}

interface Measurement {
  readonly milliseconds: number;
  readonly units: number;
}

async function measure(name: string, ask: () => Promise<void>): Promise<Measurement> {
  process.env.TABLE_NAME = name;
  const start = performance.now();
  const { units } = await readsOf(ask);
  return { milliseconds: performance.now() - start, units };
}

const median = (all: readonly Measurement[]): number =>
  all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[all.length >> 1] ?? 0;

/** In turn, so that other load affects both alike. The large one may take twice the time, and no more read units. */
export async function compareRegistries(
  what: string,
  [small, large]: readonly [string, string],
  ask: () => Promise<void>,
): Promise<Figure[]> {
  const asked: Record<string, Measurement[]> = { [small]: [], [large]: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of [small, large]) asked[name]?.push(await measure(name, ask));
  const [few = [], many = []] = [asked[small], asked[large]].map((all) => all?.slice(rounds / 4));
  const taken = `${median(few).toFixed(1)} and ${median(many).toFixed(1)} ms`;
  return [
    { what: `${what}: time (${taken})`, value: median(many) / median(few), budget: 2, unit: "times" },
    { what: `${what}: read units`, value: many[0]?.units ?? 0, budget: few[0]?.units ?? 0, unit: "units" },
  ];
}
