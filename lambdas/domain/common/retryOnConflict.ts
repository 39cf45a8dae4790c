import { backOff } from "#lambdas/pause.ts";
import { Conflict } from "#lambdas/records/table/table.ts";

const tries = 8;

/**
 * Repeats reads, decisions and writes after a Conflict: eight tries. A write's own error (`otherwise`) is thrown at
 * once.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === tries) throw error;
      await backOff(attempt, 10);
    }
  }
}
