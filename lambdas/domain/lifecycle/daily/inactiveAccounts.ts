import { drain } from "#lambdas/domain/common/drain.ts";
import { log } from "#lambdas/log.ts";
import { retentionChecks } from "#lambdas/records/accounts/retentionCheck.ts";
import { drainDays } from "./drainDays.ts";
import { dueAccounts, requireFew, retentionDays } from "./dueAccounts.ts";
import { followCheck } from "./retentionSteps.ts";

/** The most that one run may do. */
interface Ceilings {
  /** Owners who are warned; the others have their turn the next day. */
  readonly warnings: number;
  /** The most accounts that it erases; a run with more to erase erases none. */
  readonly erasures: number;
}

/**
 * The warnings of a day are the erasures of a later one. So twice as many come after a day without a run, and more from
 * an error alone: a wrong clock must not erase the registry.
 */
const usualCeilings: Ceilings = { warnings: 100, erasures: 200 };

/**
 * Looks at every account whose day has come: warns its owner, erases it, or sets the day of the next look. A run that
 * was cut off is run again. Does nothing, and throws, where more than `erasures` are to be erased. Throws after all
 * accounts when one failed.
 */
export async function eraseInactive(today: string, ceilings = usualCeilings): Promise<void> {
  requireFew(await dueAccounts(today), ceilings.erasures);
  let warned = 0;
  const mayWarn = () => {
    warned += 1;
    return warned <= ceilings.warnings;
  };
  const isDone = await drainDays(retentionDays(today), (day) =>
    drain({
      read: retentionChecks(day).read,
      work: (check) => followCheck(check, { today, mayWarn }),
      // A mail's error may contain the address: only its name is logged.
      onFailure: ({ accountId }, error) =>
        log.error("an account was not checked for its retention", { accountId, reason: error.name }),
      atOnce: 5,
    }),
  );
  if (!isDone) throw new Error("Not every account whose day has come was looked at");
}
