import { onTestFinished, vi } from "vitest";
import { pause } from "#lambdas/pause.ts";
import { insert, remove, transact } from "#lambdas/records/table/table.ts";

const lockKey = { pk: "TESTS", sk: "#DAILY" };

let lock: Promise<void> | undefined;

async function take(): Promise<void> {
  try {
    await vi.waitFor(() => transact([insert(lockKey)]), { timeout: 50_000, interval: 50 });
  } catch (error) {
    lock = undefined;
    throw error;
  }
  onTestFinished(async () => {
    lock = undefined;
    await transact([remove(lockKey)]);
    // So that the next test of this file is not the first to see the lock free.
    await pause(100);
  });
}

/**
 * Keeps the daily runs of other files away until this test ends. All files share a table, and a run works on
 * every account: it would lapse payments and send mails that this test still prepares.
 */
export function lockDailyRun(): Promise<void> {
  lock ??= take();
  return lock;
}
