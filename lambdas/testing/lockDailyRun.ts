import { onTestFinished, vi } from "vitest";
import { insert, remove, transact } from "#lambdas/records/table/table.ts";

const turnKey = { pk: "TESTS", sk: "#DAILY" };

let turn: Promise<void> | undefined;

async function take(): Promise<void> {
  try {
    await vi.waitFor(() => transact([insert(turnKey)]), { timeout: 50_000, interval: 50 });
  } catch (error) {
    turn = undefined;
    throw error;
  }
  onTestFinished(async () => {
    turn = undefined;
    await transact([remove(turnKey)]);
    // The next test of this file is not the first to see that it is free.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

/**
 * Keeps the daily runs of other files away until this test ends. All files share a table, and a run looks after
 * everybody's people: it would lapse, mail and note what this test is still making.
 */
export function lockDailyRun(): Promise<void> {
  turn ??= take();
  return turn;
}
