import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import { only } from "#lambdas/only.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { isMailboxProven } from "#lambdas/records/accounts/mailbox.ts";
import { getReminder, mailboxOf, spendReminderLink } from "#lambdas/records/accounts/reminder.ts";
import { confirmOn, getMember, type MemberRecord } from "#lambdas/records/family/member.ts";
import { followHomes } from "#lambdas/records/registry/registryRow.ts";
import { digestOf } from "#lambdas/records/table/digest.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { confirmMembers } from "#shared/contract/family/confirmations.ts";
import { easternDayOf, secondsNow } from "#shared/rules/dates.ts";

type Call = typeof confirmMembers;

/** Skips a removed member. `requires` throws to refuse one. */
const confirmOne = (
  owner: string,
  id: string,
  day: string,
  requires = (member: MemberRecord | undefined) => member,
): Promise<void> =>
  retryOnConflict(async () => {
    const member = requires(await getMember(owner, id));
    if (member && (member.confirmed ?? "") < day) await transact([followHomes(owner, confirmOn(member, day))]);
  });

function requireShown(member: MemberRecord | undefined, version: number): MemberRecord {
  if (!member) throw notFound();
  if (member.edition !== version) throw changedElsewhere();
  return member;
}

/** In the versions shown. Tries all, then throws the first failure. */
export async function confirm(session: Session, { UID, Members }: ParsedRequestOf<Call>): Promise<ResponseOf<Call>> {
  requireOwn(session, UID);
  const day = easternDayOf(new Date());
  const [failure] = await runAll(Members, 10, ({ ID, Version }) =>
    confirmOne(session.accountId, ID, day, (member) => requireShown(member, Version)),
  );
  if (failure) throw failure.error;
  return { Confirmed: day };
}

const endedLink = () =>
  new VisibleError(
    "REMINDER_LINK_OVER",
    "This link was used already, or it is too old. Sign in to look at your records.",
  );

/** Refuses a link to a former address, or to an unproven one, perhaps a stranger's. */
async function readLink(token: string) {
  const [accountId = ""] = token.split(".");
  const [account, reminder] = await Promise.all([getAccount(accountId), getReminder(accountId)]);
  const link = reminder?.link;
  const isOwn = link?.digest === digestOf(token) && link.until > secondsNow();
  if (!isOwn || account?.status !== "ACTIVE" || !isMailboxProven(account)) throw endedLink();
  if (link.mailbox !== mailboxOf(account.email)) throw endedLink();
  return { accountId, link };
}

/** The link ends last, so an interrupted call can be repeated. */
export async function confirmByLink(token: string): Promise<{ Confirmed: string }> {
  const { accountId, link } = await readLink(token);
  const day = easternDayOf(new Date());
  const [failure] = await runAll(link.mids, 10, (id) => confirmOne(accountId, id, day));
  if (failure) throw failure.error;
  // Pressed twice, or replaced by a newer mail.
  await transact([spendReminderLink(accountId, link)]).catch(only(Conflict, () => undefined));
  return { Confirmed: day };
}
