import { expect, test } from "vitest";
import { counterName } from "#lambdas/http/countCall.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { limitKey } from "#lambdas/records/table/keys.ts";
import { deleteRows } from "#lambdas/records/table/writeMany.ts";
import { builtCalls } from "#shared/contract/index.ts";
import { type Tallied, Tally } from "./Tally.ts";

declare module "vitest" {
  interface TaskMeta {
    tallied?: Tallied;
  }
}

const ceilings = builtCalls.flatMap(([name, { limits = [] }]) =>
  limits.filter(({ by }) => by.length === 0).map((limit) => ({ counter: name, ...limit })),
);

const noCaller = { address: "", network: "", isSignedIn: false, accountId: undefined, request: {} };

/** The suites register more families an hour than the registry takes. */
const forgetCeilings = (): Promise<void> =>
  deleteRows(ceilings.map((limit) => limitKey(keyedDigestOf(counterName(limit, noCaller)))));

const minute = 60_000;

export function prove(promise: string, run: (tally: Tally) => Promise<void>): void {
  test(promise, { timeout: 45 * minute }, async ({ task }) => {
    await forgetCeilings();
    const tally = new Tally();
    try {
      await run(tally);
    } finally {
      task.meta.tallied = tally.sum(promise);
    }
    expect(tally.wrong).toEqual([]);
    expect(tally.sum(promise).tried, "checks").toBeGreaterThan(0);
  });
}
