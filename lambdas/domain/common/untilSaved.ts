import { VisibleError } from "#lambdas/errors.ts";
import { transact, type Write } from "#lambdas/records/table/table.ts";

/** Writes one transaction. */
export type Save = (writes: readonly Write[]) => Promise<void>;

class Moved extends Error {}

/** What was read was written in between, however often it was tried: nothing is wrong with what was asked for. */
export class StillMoving extends VisibleError {
  constructor() {
    super("CHANGED_ELSEWHERE");
  }
}

const isConflict = (error: unknown) => error instanceof VisibleError && error.status === 409;

const save: Save = async (writes) => {
  try {
    await transact(writes);
  } catch (error) {
    throw isConflict(error) ? new Moved("What was read was written in between") : error;
  }
};

const tries = 8;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs work that reads, decides and saves. When something that it read was written in between (a payment, a
 * mark, a link), it runs again on what is there then. Throws conflict after some tries.
 */
export async function untilSaved<Result>(work: (save: Save) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(save);
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      if (attempt === tries) throw new StillMoving();
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
