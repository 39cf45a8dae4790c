import * as identity from "#lambdas/adapters/identity.ts";
import { noAccount, passwordChanged, resetLink } from "#lambdas/domain/common/mails.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import {
  consumeResetToken,
  putResetToken,
  readResetToken,
  removeResetToken,
  resetTokenName,
  wasMailedTo,
} from "#lambdas/records/accounts/resetToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { refuseCommon } from "./passwords.ts";

const tokenSeconds = 30 * 60;

const linkIsOver = () =>
  new VisibleError("RESET_LINK_EXPIRED", "This link does not work any more. Please ask for a new one.");

/**
 * Mails the way to a new password. An address without an account takes the same steps, so that neither the
 * answer nor its time tells whether there is one; its owner is told that there is none.
 */
export async function request(email: string): Promise<void> {
  const accountId = (await getEmailClaim(email))?.accountId;
  const token = newSecret();
  await putResetToken(token, { accountId: accountId ?? "", email }, tokenSeconds);
  await sendNotice(email, accountId ? resetLink(token) : noAccount());
}

/** Somebody invited has accepted with their first password, whichever link they took to it. */
function accepted(account: AccountRecord, now: string): AccountRecord {
  const { invitation, invitedUntil, ...rest } = account;
  return account.status === "INVITED" ? { ...rest, status: "ACTIVE", statusSince: now } : rest;
}

/** Takes the link of an invitation away where another link led to the first password. */
function endInvitation({ invitation }: AccountRecord, token: string): Write[] {
  return invitation && invitation !== resetTokenName(token) ? [removeResetToken(invitation)] : [];
}

/**
 * Ends every sign-in of an account and uses the token up. Tokens of this very second are refused as well,
 * because some of them were minted before.
 */
async function use(token: string, account: AccountRecord): Promise<void> {
  const updated = new Date().toISOString();
  const changed = accountRecord({
    ...accepted(account, updated),
    tokensValidFrom: secondsNow() + 1,
    updated,
  });
  await transact([
    consumeResetToken(token, linkIsOver()),
    ...endInvitation(account, token),
    replace(changed, changedElsewhere()),
  ]);
}

/** Whether somebody was restricted before they accepted their invitation: it waits until they are restored. */
const isHeldBack = ({ status, statusBefore }: AccountRecord) =>
  status === "RESTRICTED" && statusBefore === "INVITED";

/** The account that a token opens: who reads a mailbox that the account has left does not get in with it. */
async function findAccount(token: string): Promise<AccountRecord | undefined> {
  const details = await readResetToken(token);
  const account = details && (await getAccount(details.accountId));
  return account && wasMailedTo(details, account.email) && !isHeldBack(account) ? account : undefined;
}

/**
 * Sets the password of the account that a mailed token is for. Throws notFound for a token that was used, is
 * out of date, was never mailed or was mailed to an address that the account does not have any more; invalid
 * for one of the commonest passwords.
 */
export async function reset(token: string, password: string): Promise<void> {
  refuseCommon(password);
  const account = await findAccount(token);
  if (!account || account.status === "DELETED") throw linkIsOver();
  await use(token, account);
  try {
    await identity.setPassword(account.id, password);
  } catch (error) {
    // The link was for this password: it works again, so that the person can try again.
    await putResetToken(token, { accountId: account.id, email: account.email }, tokenSeconds);
    throw error;
  }
  await sendNotice(account.email, passwordChanged());
}
