import { sendMail } from "#lambdas/adapters/mail.ts";
import { sendText } from "#lambdas/adapters/texts.ts";
import { mayRemind } from "#lambdas/domain/common/texts/requireText.ts";
import { textParts } from "#lambdas/domain/common/texts/textParts.ts";
import { env } from "#lambdas/env.ts";
import { errorNameOf } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { pace } from "#lambdas/pace.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { getReminder, moveReminder, type Reminder } from "#lambdas/records/accounts/reminder.ts";
import { isWithheld, returnedAt } from "#lambdas/records/family/consent.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { confirmedOf, type MemberRecord } from "#lambdas/records/family/member.ts";
import { DoneElsewhere } from "#lambdas/records/table/outbox.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { MailOf } from "#shared/contract/queues.ts";
import { type ReminderStep, reminderStep } from "#shared/rules/confirmation/reminders.ts";
import { addMonths } from "#shared/rules/dates.ts";
import { questionFor } from "./questionFor.ts";

const reminded = (member: MemberRecord) => ({
  id: member.id,
  first: member.person.First,
  Confirmed: confirmedOf(member),
  CreateDate: member.created,
  Dob: member.person.Dob,
  PhotoDate: member.photoDate,
  Returned: returnedAt(member),
});
type Person = ReturnType<typeof reminded>;

/** Whom departments have, by time of registration. */
async function readPeople(accountId: string): Promise<{ people: Person[]; isOneWithheld: boolean }> {
  const paid = (await readMembers(accountId)).filter(({ payed }) => payed !== "PENDING");
  const told = paid.filter((member) => !isWithheld(member));
  const people = told.sort((one, other) => (one.created < other.created ? -1 : 1)).map(reminded);
  return { people, isOneWithheld: told.length < paid.length };
}

/** Of several workers one does it. */
async function move(from: Reminder, to: Omit<Reminder, "accountId">): Promise<Reminder> {
  await transact(moveReminder(from, to, new DoneElsewhere()));
  return { ...from, ...to };
}

const paceText = pace(() => env.textsPerSecond);

/** Only the mail counts, so a failed text is just logged. */
async function textToo(cell: string | undefined, words: string): Promise<void> {
  if (!cell) return;
  try {
    if (!(await mayRemind(textParts(words)))) return log.info("reminder not texted: today's texts are used up");
    await paceText();
    await sendText(cell, words);
  } catch (error) {
    // The service's message may contain the number: only the error's name is logged.
    log.error("text not sent", { reason: errorNameOf(error) });
  }
}

/** Moves the reminder by a month first: an interrupted run mails no family twice, and it is asked again then. */
async function ask(
  reminder: Reminder,
  account: AccountRecord,
  { asks, until }: ReminderStep<Person>,
  today: string,
): Promise<void> {
  const { link, mail, text } = questionFor(account, asks);
  const moved = await move(reminder, { day: addMonths(today, 1), link });
  try {
    await sendMail(account.email, mail);
  } catch (error) {
    await move(moved, { day: reminder.day });
    throw error;
  }
  await textToo(account.cell, text);
  await move(moved, { day: until, asked: today });
}

async function takeStep(reminder: Reminder, account: AccountRecord, today: string): Promise<void> {
  const soon = addMonths(today, 1);
  // A restricted owner could not answer.
  if (account.status !== "ACTIVE") return void (await move(reminder, { day: soon }));
  const { people, isOneWithheld } = await readPeople(account.id);
  const step = reminderStep(people, today, reminder.asked);
  // Consent may be given anew at any time, and moves no reminder.
  const until = isOneWithheld && soon < step.until ? soon : step.until;
  if (step.asks.length === 0) return void (await move(reminder, { day: until }));
  await ask(reminder, account, { ...step, until }, today);
}

/** Asks a family whose day has come, or sets its next day. */
export async function sendReminder({ accountId, day }: MailOf<"reminder">, today: string): Promise<void> {
  const [account, reminder] = await Promise.all([getAccount(accountId), getReminder(accountId)]);
  const isCurrent = account?.role === "USER" && account.status !== "DELETED" && reminder?.day === day;
  if (isCurrent) await takeStep(reminder, account, today);
}
