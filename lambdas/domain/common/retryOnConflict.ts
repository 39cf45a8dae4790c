import { backOff } from "#lambdas/pause.ts";
import { Conflict } from "#lambdas/records/table/table.ts";

const tries = 8;

/**
 * Runs work of reads, decisions and writes again when a record changed after it was read. Throws the Conflict
 * after eight tries. A write's own error (`otherwise`) is thrown at once.
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
