import { drain } from "#lambdas/domain/common/drain.ts";
import { drainDays } from "#lambdas/domain/lifecycle/daily/drainDays.ts";
import { log } from "#lambdas/log.ts";
import { reminderLooks } from "#lambdas/records/accounts/reminder.ts";
import { followReminder } from "./reminderSteps.ts";

/** Beyond these the families of a run have their turn the next day. */
const usualShare = 500;

/**
 * Looks at every family whose day has come: asks its owner, or sets the day of the next look. A run that was cut off is
 * run again. Throws after all families when one failed.
 */
export async function remindAll(today: string, share = usualShare): Promise<void> {
  let asked = 0;
  const mayAsk = () => {
    asked += 1;
    return asked <= share;
  };
  const isDone = await drainDays({ name: "reminders", today, daysBack: 1 }, (day) =>
    drain({
      read: reminderLooks(day).read,
      work: (row) => followReminder(row, { today, mayAsk }),
      // A mail's error may contain the address: only its name is logged.
      onFailure: ({ accountId }, error) =>
        log.error("a family was not asked", { accountId, reason: error.name }),
      atOnce: 5,
    }),
  );
  if (!isDone) throw new Error("Not every family whose day has come was looked at");
}
