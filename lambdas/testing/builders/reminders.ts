import { sendReminder } from "#lambdas/domain/lifecycle/reminders/reminderSteps.ts";
import { getReminder, moveReminder, type Reminder } from "#lambdas/records/accounts/reminder.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import type { Member } from "#shared/model/member.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { membersOf } from "./members.ts";
import { changeAccount, type TestAccount } from "./people.ts";

// Time passes for one family alone, by moving its days back: a later day's run would concern every other test.

export async function wasLastConfirmed(owner: TestAccount, { ID }: Pick<Member, "ID">, day: string) {
  const { pk, sk } = memberKey(owner.accountId, ID);
  await setAttribute(pk, sk, "confirmed", day);
}

export async function reminderOf({ accountId }: Pick<TestAccount, "accountId">): Promise<Reminder> {
  const reminder = await getReminder(accountId);
  if (!reminder) throw new Error("The account has no reminder.");
  return reminder;
}

/** `asked` is the day it was last asked. */
export async function isLookedAtOn(day: string, owner: Pick<TestAccount, "accountId">, asked?: string): Promise<void> {
  await transact(moveReminder(await reminderOf(owner), { day, asked }, new Error("It moved.")));
}

export const isLookedAtToday = (owner: Pick<TestAccount, "accountId">, asked?: string): Promise<void> =>
  isLookedAtOn(dayOf(new Date()), owner, asked);

/** Only proven mailboxes get a confirming link. */
export const mailboxIsProven = (owner: TestAccount): Promise<void> =>
  changeAccount(owner, { emailVerified: new Date().toISOString() });

/** Of the newest mail. */
export async function reminderLinkTo(email: string): Promise<string> {
  const links = (await inbox(email)).map(({ text }) => /\/StillRight\?id=([\w.-]+)/.exec(text)?.[1]);
  return links.find((link) => link !== undefined) ?? "";
}

/** For people last confirmed years ago. */
export async function aReminderLink(owner: TestAccount): Promise<string> {
  const longAgo = "2024-02-29";
  await mailboxIsProven(owner);
  for (const member of await membersOf(owner)) await wasLastConfirmed(owner, member, longAgo);
  await isLookedAtToday(owner, longAgo);
  const { accountId, day } = await reminderOf(owner);
  await sendReminder({ accountId, day }, day);
  return reminderLinkTo(owner.email);
}
