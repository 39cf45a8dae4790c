import { drainDays } from "#lambdas/domain/lifecycle/daily/drainDays.ts";
import { log } from "#lambdas/log.ts";
import { reminderLooks } from "#lambdas/records/accounts/reminder.ts";
import { followReminder } from "./reminderSteps.ts";

/** Mails per run; the others follow the next day. */
const usualShare = 500;

/** Asks every family whose day has come, or sets its next day. */
export async function remindAll(today: string, share = usualShare): Promise<void> {
  let asked = 0;
  const mayAsk = () => {
    asked += 1;
    return asked <= share;
  };
  await drainDays(
    { name: "reminders", today, daysBack: 1 },
    {
      read: (day) => reminderLooks(day).read,
      work: (row) => followReminder(row, { today, mayAsk }),
      // A mail's error may contain the address: only its name is logged.
      onFailure: ({ accountId }, error) => log.error("a family was not asked", { accountId, reason: error.name }),
      atOnce: 5,
      failure: "Not every family whose day has come was looked at",
    },
  );
}
