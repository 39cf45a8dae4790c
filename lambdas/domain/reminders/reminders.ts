import { drain } from "#lambdas/domain/common/drain.ts";
import { drainDays } from "#lambdas/domain/daily/drainDays.ts";
import { enrolAccounts } from "#lambdas/domain/daily/enrolAccounts.ts";
import { log } from "#lambdas/log.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { requireNotErased } from "#lambdas/records/accounts/accountStatus.ts";
import { beginReminders, firstReminder, reminderLooks } from "#lambdas/records/accounts/reminder.ts";
import { reminderEnrolmentKey } from "#lambdas/records/table/keys.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import { followReminder } from "./reminderSteps.ts";

/** So that one run reads 2,000 accounts at most. */
const pages = 20;

/** The reminders of this account have begun. */
class Entered extends Error {}

/** Begins the reminders of an account from before them; of another one nothing changes. */
async function enrol(account: AccountRecord, began: string): Promise<void> {
  const first = firstReminder(account);
  const day = first.day < began ? began : first.day;
  try {
    await transact([requireNotErased(account.id), ...beginReminders({ ...first, day }, new Entered())]);
  } catch (error) {
    // They have begun, or the account is erased at this moment.
    if (!(error instanceof Entered || error instanceof Conflict)) throw error;
  }
}

/** Enters the next accounts from before the reminders; nothing once all have entered. */
export async function enrolEarlier(today: string): Promise<void> {
  await enrolAccounts({ key: reminderEnrolmentKey, today, pages, enrol });
}

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
