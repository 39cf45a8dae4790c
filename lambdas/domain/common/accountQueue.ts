import { log } from "#lambdas/log.ts";
import { asError } from "./drain.ts";

interface AccountQueue {
  /** Works for one account, or for all. Returns whether nothing failed. */
  readonly settle: (owner?: string) => Promise<boolean>;
  readonly unsettled: string;
  readonly failed: string;
}

export const accountQueue = ({ settle, unsettled, failed }: AccountQueue) => ({
  /** Never throws: the daily run tries again. */
  now: async (owner: string): Promise<void> => {
    try {
      await settle(owner);
    } catch (error) {
      log.error(unsettled, { reason: asError(error).name });
    }
  },
  /** Throws after all of them when one failed. */
  all: async (): Promise<void> => {
    if (!(await settle())) throw new Error(failed);
  },
});
