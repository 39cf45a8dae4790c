import { backOff } from "#lambdas/pause.ts";
import { Conflict } from "#lambdas/records/table/table.ts";

const tries = 8;

/**
 * Runs work that reads, decides and writes. When another request changed a record after it was read, the work
 * runs again on the new state. Throws the Conflict after eight tries. An error that a write names itself
 * (`otherwise`) is not a Conflict and is thrown at once.
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
