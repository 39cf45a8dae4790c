import { log } from "#lambdas/log.ts";
import { asError } from "./drain.ts";

/** A work queue of accounts that is looked at after the transaction which filled it, and by the daily run. */
interface Settling {
  /** Works on the rows of one account, or of all. Returns whether nothing failed. */
  readonly settle: (owner?: string) => Promise<boolean>;
  /** Said in the log of an account that is still to be settled. */
  readonly unsettled: string;
  /** Said when the daily run fails. */
  readonly failed: string;
}

/** The two ways in which a work queue of accounts is settled. */
export const settling = ({ settle, unsettled, failed }: Settling) => ({
  /** Settles an account. Never throws: the daily run tries again. */
  now: async (owner: string): Promise<void> => {
    try {
      await settle(owner);
    } catch (error) {
      log.error(unsettled, { reason: asError(error).name });
    }
  },
  /** Settles every account. Throws after all of them when one failed. */
  all: async (): Promise<void> => {
    if (!(await settle())) throw new Error(failed);
  },
});
