import { expect, test } from "vitest";
import { forgetCeilings } from "./forgetCeilings.ts";
import { type Tallied, Tally } from "./Tally.ts";

declare module "vitest" {
  interface TaskMeta {
    /** The result of one part of a suite, for its report. */
    tallied?: Tallied;
  }
}

const minute = 60_000;

/** One part of a suite: a promise, and the work that counts how often it was tried and held. */
export function prove(promise: string, run: (tally: Tally) => Promise<void>): void {
  test(promise, { timeout: 20 * minute }, async ({ task }) => {
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
