import * as identity from "#lambdas/adapters/identity.ts";
import { noAccount, passwordChanged, resetLink } from "#lambdas/domain/common/mails/passwordMailWords.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { addResetMail, readResetMail, removeResetMail } from "#lambdas/records/accounts/resetMail.ts";
import {
  consumeResetToken,
  putResetToken,
  readResetToken,
  removeResetToken,
  resetTokenName,
  wasMailedTo,
} from "#lambdas/records/accounts/resetToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { countDown, countUp } from "#lambdas/records/table/limit.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { rememberAddress } from "./guessLimit.ts";
import { admitSignIns, holdSignIns } from "./heldSignIns.ts";
import { refuseCommon, refuseGuessable } from "./passwords/passwords.ts";
import { type CallerPlace, type ResetAnswers, requireAnswer } from "./resetQuestions.ts";

const tokenSeconds = 30 * 60;
const endedLink = () =>
  new VisibleError("RESET_LINK_EXPIRED", "This link does not work any more. Please ask for a new one.");

const linkSeconds = 60;

async function mailLink(email: string): Promise<boolean> {
  const accountId = (await getEmailClaim(email))?.accountId;
  const token = newSecret();
  await putResetToken(token, { accountId: accountId ?? "", email }, tokenSeconds);
  return sendNotice(email, accountId ? resetLink(token) : noAccount());
}

/** For a link asked for while no mail could be sent. */
export async function sendResetMail({ id }: { readonly id: string }): Promise<void> {
  const email = await readResetMail(id);
  if (email === undefined) return;
  if (!(await mailLink(email))) throw new Error("The link could not be mailed");
  await removeResetMail(id);
}

/** At most one link a minute, later where no mail can be sent. Without an account: the same steps, in the same time. */
export async function request(email: string): Promise<void> {
  const counter = `reset link|${email}`;
  if ((await countUp(counter, linkSeconds)).times > 1) return;
  try {
    if (!(await mailLink(email))) await transact(addResetMail(email));
  } catch (error) {
    await countDown(counter).catch(() => undefined);
    throw error;
  }
}

/** The first password accepts, whichever link led to it. */
function acceptInvitation(account: AccountRecord, now: string): AccountRecord {
  const { invitation, invitedUntil, ...rest } = account;
  return account.status === "INVITED" ? { ...rest, status: "ACTIVE", statusSince: now } : rest;
}

function endInvitation({ invitation }: AccountRecord, token: string): Write[] {
  return invitation && invitation !== resetTokenName(token) ? [removeResetToken(invitation)] : [];
}

/** Ends every sign-in; new ones wait, as in `holdSignIns`. */
async function consumeReset(token: string, account: AccountRecord, answered: readonly Write[]): Promise<AccountRecord> {
  const updated = new Date().toISOString();
  const held = holdSignIns({
    ...acceptInvitation(account, updated),
    emailVerified: account.emailVerified ?? updated,
    // A thief of the account may have asked for it.
    pendingEmail: undefined,
    updated,
  });
  await transact([
    consumeResetToken(token, endedLink()),
    ...answered,
    ...endInvitation(account, token),
    replace(held, changedElsewhere()),
  ]);
  return held;
}

async function replacePassword({ id }: AccountRecord, password: string): Promise<void> {
  await identity.setPassword(id, password);
  await identity.signOutEverywhere(id);
}

/** Restricted before accepting the invitation: it waits for its restoration. */
const isHeldBack = ({ status, statusBefore }: AccountRecord) => status === "RESTRICTED" && statusBefore === "INVITED";

/** Undefined for a link mailed to a former address. */
async function findAccount(token: string): Promise<AccountRecord | undefined> {
  const details = await readResetToken(token);
  const account = details && (await getAccount(details.accountId));
  return account && wasMailedTo(details, account.email) && !isHeldBack(account) ? account : undefined;
}

interface ResetRequest {
  readonly answers: ResetAnswers;
  readonly from: CallerPlace;
}

/**
 * Also ends sign-ins and proves the mailbox. Refuses common and guessable passwords, and a used or expired token. Until
 * the mailbox is proven, requires an answer beside the link.
 */
export async function reset(token: string, password: string, { answers, from }: ResetRequest): Promise<void> {
  refuseCommon(password);
  const account = await findAccount(token);
  if (!account || account.status === "DELETED") throw endedLink();
  refuseGuessable(password, { ...account, city: account.address.City });
  const held = await consumeReset(token, account, await requireAnswer(account, token, answers, from));
  try {
    await replacePassword(account, password);
  } catch (error) {
    // The link works for another attempt.
    await putResetToken(token, { accountId: account.id, email: account.email }, tokenSeconds);
    throw error;
  }
  // First: a thief's change must not go unnoticed.
  await sendNotice(account.email, passwordChanged(account.role));
  await admitSignIns(held);
  // Strangers' guesses must not make the owner wait.
  await rememberAddress(account.email, from.address);
}
