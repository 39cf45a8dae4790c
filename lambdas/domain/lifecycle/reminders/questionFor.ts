import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { signInToConfirm, stillRight, stillRightText } from "#lambdas/domain/common/mails/reminderMailWords.ts";
import { env } from "#lambdas/env.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { isMailboxProven } from "#lambdas/records/accounts/mailbox.ts";
import { mailboxOf, type ReminderLink } from "#lambdas/records/accounts/reminder.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { ReminderPerson, ReminderRequest } from "#shared/rules/confirmation/reminders.ts";
import { secondsNow } from "#shared/rules/dates.ts";

interface Question {
  /** Absent where its owner has to sign in. */
  readonly link?: ReminderLink;
  readonly mail: MailWords;
  readonly text: string;
}

type Ask = ReminderRequest<ReminderPerson & { readonly id: string; readonly first: string }>;

const linkSeconds = 60 * 24 * 60 * 60;

function newLink({ id, email }: AccountRecord, mids: readonly string[]) {
  const token = `${id}.${newId()}`;
  const link = { digest: digestOf(token), mids, mailbox: mailboxOf(email), until: secondsNow() + linkSeconds };
  return { link, url: `${env.siteOrigin}/StillRight?id=${token}` };
}

/** An unproven mailbox may be a stranger's: no names, and no link that works without a sign-in. */
export function questionFor(account: AccountRecord, asks: readonly Ask[]): Question {
  const records = asks.filter(({ record }) => record).map(({ person }) => person);
  const photos = asks.filter(({ photo }) => photo).map(({ person }) => person);
  const asked = { records: records.map(({ first }) => first), photos: photos.map(({ first }) => first) };
  if (!isMailboxProven(account))
    return { mail: signInToConfirm(asked), text: stillRightText(asked, `${env.siteOrigin}/Members`) };
  const { link, url } = newLink(
    account,
    records.map(({ id }) => id),
  );
  return { link, mail: stillRight(asked, url), text: stillRightText(asked, url) };
}
