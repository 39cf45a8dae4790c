import { unblockMail } from "#lambdas/adapters/mail.ts";
import { emailAdded, emailChanged, emailCode } from "#lambdas/domain/common/mails/contactMailWords.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showAccount } from "#lambdas/domain/common/views/showAccount.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord } from "#lambdas/records/accounts/account.ts";
import { claimEmail, releaseEmail } from "#lambdas/records/accounts/claim.ts";
import { awaitedMailbox } from "#lambdas/records/accounts/mailbox.ts";
import { forgetResetTries } from "#lambdas/records/accounts/resetTries.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import type { Session } from "#lambdas/session.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { verifyEmail } from "#shared/contract/verifications.ts";
import { changeOwnAccount } from "./changeOwnAccount.ts";
import { mailboxChallenge, newMailboxCode } from "./mailboxCodes.ts";
import { requireCode } from "./oneTimeCodes.ts";

type VerifyResponse = ResponseOf<typeof verifyEmail>;

const confirmed = (account: AccountRecord): VerifyResponse => ({
  Message: "Your email is confirmed. Thank you!",
  Account: showAccount(account),
});

export async function sendCode({ account }: Session): Promise<VerifyResponse> {
  const email = awaitedMailbox(account);
  if (!email) return confirmed(account);
  if (account.mailProblem && email === account.email) await unblockMail(email);
  const { code, write } = newMailboxCode(account, email);
  await putOne(write);
  if (!(await sendNotice(email, emailCode(code)))) throw new VisibleError("UNAVAILABLE");
  return { Message: "Code Sent !", Account: showAccount(account) };
}

function withProven(account: AccountRecord, email: string): AccountRecord {
  const now = new Date().toISOString();
  const proven = { email, emailVerified: now, pendingEmail: undefined, mailProblem: undefined };
  return accountRecord({ ...account, ...proven, updated: now });
}

function moveClaim({ id, email }: AccountRecord, proven: string): Write[] {
  if (proven === email) return [];
  return [claimEmail(proven, id, new VisibleError("EMAIL_TAKEN")), releaseEmail(email, id)];
}

function save(session: Session, email: string, used: Write): Promise<AccountRecord> {
  return changeOwnAccount(session, async (before) => {
    if (awaitedMailbox(before) !== email) throw changedElsewhere();
    const after = withProven(before, email);
    // The account first: after a conflict a claim in the way may be its own.
    await transact([replace(after), used, ...moveClaim(before, email), forgetResetTries(after.id)]);
    return after;
  });
}

/** A new address then replaces the former one, and both are told. */
export async function verify(session: Session, code: string): Promise<VerifyResponse> {
  const { account } = session;
  const email = awaitedMailbox(account);
  if (!email) return confirmed(account);
  const used = await requireCode(mailboxChallenge(account, email), code);
  const after = await save(session, email, used);
  if (email !== account.email)
    await Promise.all([sendNotice(account.email, emailChanged(email)), sendNotice(email, emailAdded())]);
  return confirmed(after);
}
