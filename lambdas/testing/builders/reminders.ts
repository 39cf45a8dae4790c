import { followReminder } from "#lambdas/domain/lifecycle/reminders/reminderSteps.ts";
import { getReminder, moveReminder, type Reminder } from "#lambdas/records/accounts/reminder.ts";
import { memberKey } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { setAttribute } from "#lambdas/testing/records.ts";
import type { Member } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { membersOf } from "./members.ts";
import type { Person } from "./people.ts";

// Time passes for one family alone, by moving its days back: a later day's run would concern every other test.

/** Sets the day of a family's last word about a person. */
export async function wasLastConfirmed(owner: Person, { ID }: Pick<Member, "ID">, day: string) {
  const { pk, sk } = memberKey(owner.accountId, ID);
  await setAttribute(pk, sk, "confirmed", day);
}

export async function reminderOf({ accountId }: Pick<Person, "accountId">): Promise<Reminder> {
  const reminder = await getReminder(accountId);
  if (!reminder) throw new Error("The account has no reminder.");
  return reminder;
}

/** Moves a family's next look to a day, with the day it was last asked. */
export async function isLookedAtOn(
  day: string,
  owner: Pick<Person, "accountId">,
  asked?: string,
): Promise<void> {
  await transact(moveReminder(await reminderOf(owner), { day, asked }, new Error("It moved.")));
}

/** Moves a family's next look to today. */
export const isLookedAtToday = (owner: Pick<Person, "accountId">, asked?: string): Promise<void> =>
  isLookedAtOn(easternDayOf(new Date()), owner, asked);

/** The token of the newest link mailed to an address. */
export async function reminderLinkTo(email: string): Promise<string> {
  const links = (await inbox(email)).map(({ text }) => /\/StillRight\?id=([\w.-]+)/.exec(text)?.[1]);
  return links.find((link) => link !== undefined) ?? "";
}

/** A link mailed to an owner whose people were last confirmed years ago. */
export async function aReminderLink(owner: Person): Promise<string> {
  const longAgo = "2024-02-29";
  for (const member of await membersOf(owner)) await wasLastConfirmed(owner, member, longAgo);
  await isLookedAtToday(owner, longAgo);
  const { accountId, day } = await reminderOf(owner);
  await followReminder({ accountId, day }, { today: day, mayAsk: () => true });
  return reminderLinkTo(owner.email);
}
