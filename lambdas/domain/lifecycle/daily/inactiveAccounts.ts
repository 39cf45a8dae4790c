import { log } from "#lambdas/log.ts";
import { retentionChecks } from "#lambdas/records/accounts/retentionCheck.ts";
import { drainDays } from "./drainDays.ts";
import { dueAccounts, requireFew, retentionDays } from "./dueAccounts.ts";
import { followCheck } from "./retentionSteps.ts";

/** Per run. */
interface Ceilings {
  /** The other owners follow the next day. */
  readonly warnings: number;
  /** A run with more erases none. */
  readonly erasures: number;
}

/**
 * A day's warnings are a later one's erasures. Twice as many follow a day without a run, more only an error: a
 * wrong clock must not erase the registry.
 */
const usualCeilings: Ceilings = { warnings: 100, erasures: 200 };

/**
 * Warns or erases every account whose day has come, or sets its next day. Throws, doing nothing, where more than
 * `erasures` are due.
 */
export async function eraseInactive(today: string, ceilings = usualCeilings): Promise<void> {
  requireFew(await dueAccounts(today), ceilings.erasures);
  let warned = 0;
  const mayWarn = () => {
    warned += 1;
    return warned <= ceilings.warnings;
  };
  await drainDays(retentionDays(today), {
    read: (day) => retentionChecks(day).read,
    work: (check) => followCheck(check, { today, mayWarn }),
    // A mail's error may contain the address: only its name is logged.
    onFailure: ({ accountId }, error) =>
      log.error("an account was not checked for its retention", { accountId, reason: error.name }),
    atOnce: 5,
    failure: "Not every account whose day has come was looked at",
  });
}
