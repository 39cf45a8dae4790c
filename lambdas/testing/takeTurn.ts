import { onTestFinished, vi } from "vitest";
import { insert, remove, transact } from "#lambdas/records/table.ts";

const turnKey = { pk: "TESTS", sk: "#DAILY" };

let turn: Promise<void> | undefined;

async function take(): Promise<void> {
  await vi.waitFor(() => transact([insert(turnKey)]), { timeout: 50_000, interval: 50 });
  onTestFinished(async () => {
    turn = undefined;
    await transact([remove(turnKey)]);
  });
}

/**
 * Keeps the daily runs of other files away until this test ends. All files share a table, and a run looks after
 * everybody's people: it would lapse, mail and note what this test is still making.
 */
export function takeTurn(): Promise<void> {
  turn ??= take();
  return turn;
}
