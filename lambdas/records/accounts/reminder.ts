import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { reminderKey } from "#lambdas/records/table/keys.ts";
import { dueKey, enqueueOn } from "#lambdas/records/table/outbox.ts";
import { discard, get, insert, type Key, update, type Write } from "#lambdas/records/table/table.ts";
import { firstReminderLook } from "#shared/rules/confirmation/reminders.ts";
import { dayIn } from "#shared/rules/dates.ts";
import type { AccountDetails } from "./account.ts";

/** The link of a mail asking whether records are still right. */
export interface ReminderLink {
  readonly digest: string;
  readonly mids: readonly string[];
  /** A digest of its mail's address. */
  readonly mailbox: string;
  /** In seconds. */
  readonly until: number;
}

/** When a family is looked at next; one row an account. */
export interface Reminder {
  readonly accountId: string;
  /** An Eastern day, YYYY-MM-DD. */
  readonly day: string;
  readonly asked?: string | undefined;
  /** Of the last mail, until used. */
  readonly link?: ReminderLink | undefined;
}

const dueOn = (accountId: string, day: string) => ({ day, owner: accountId, name: `reminder.${accountId}` });

/** It counts while the family's reminder names the same day. */
const addLook = (accountId: string, day: string): Write =>
  enqueueOn(dueOn(accountId, day), "mails", { mail: "reminder", accountId, day });

export const mailboxOf = (email: string): string => keyedDigestOf(`reminder ${email}`);

export const getReminder = (accountId: string): Promise<Reminder | undefined> =>
  get<Reminder & Key>(reminderKey(accountId));

/** Nothing of a new account's people is due before. */
export const firstReminder = ({ id, created }: Pick<AccountDetails, "id" | "created">): Reminder => ({
  accountId: id,
  day: firstReminderLook(dayIn(created)),
});

export const beginReminders = ({ accountId, day }: Reminder): Write[] => [
  insert({ ...reminderKey(accountId), accountId, day }),
  addLook(accountId, day),
];

/** Also stores the question's day and link, where new. Throws `taken` when another run moved it. */
export function moveReminder(
  { accountId, day: from }: Reminder,
  { day, asked, link }: Omit<Reminder, "accountId">,
  taken: Error,
): Write[] {
  const news = Object.entries({ asked, link }).filter(([, value]) => value !== undefined);
  const sets = ["#day = :day", ...news.map(([name]) => `${name} = :${name}`)];
  return [
    update(
      reminderKey(accountId),
      {
        UpdateExpression: `SET ${sets.join(", ")}`,
        ConditionExpression: "#day = :from",
        ExpressionAttributeNames: { "#day": "day" },
        ExpressionAttributeValues: {
          ":day": day,
          ":from": from,
          ...Object.fromEntries(news.map(([name, value]) => [`:${name}`, value])),
        },
      },
      taken,
    ),
    // A transaction writes no row twice.
    ...(day === from ? [] : [discard(dueKey("mails", dueOn(accountId, from))), addLook(accountId, day)]),
  ];
}

/** A newer link stays. */
export const spendReminderLink = (accountId: string, { digest }: ReminderLink): Write =>
  update(reminderKey(accountId), {
    UpdateExpression: "REMOVE link",
    ConditionExpression: "link.digest = :digest",
    ExpressionAttributeValues: { ":digest": digest },
  });
