import * as identity from "#lambdas/adapters/identity.ts";
import { sendMail } from "#lambdas/adapters/mail.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, accountRecord, getAccount } from "#lambdas/records/account.ts";
import { getEmailClaim } from "#lambdas/records/claim.ts";
import { newSecret } from "#lambdas/records/keys.ts";
import { consumeResetToken, putResetToken, readResetToken } from "#lambdas/records/resetToken.ts";
import { replace, transact } from "#lambdas/records/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { noAccount, passwordChanged, resetLink } from "./mails.ts";
import { refuseCommon } from "./passwords.ts";

const tokenSeconds = 30 * 60;

const linkIsOver = () =>
  new VisibleError("notFound", "This link does not work any more. Please ask for a new one.");

async function send(to: string, words: MailWords): Promise<void> {
  try {
    await sendMail(to, words);
  } catch (error) {
    log.error("mail not sent", { reason: error instanceof Error ? error.name : "unknown" });
  }
}

/**
 * Mails the way to a new password. An address without an account takes the same steps, so that neither the
 * answer nor its time tells whether there is one; its owner is told that there is none.
 */
export async function request(email: string): Promise<void> {
  const accountId = (await getEmailClaim(email))?.accountId;
  const token = newSecret();
  await putResetToken(token, accountId ?? "", tokenSeconds);
  await send(email, accountId ? resetLink(token) : noAccount());
}

/**
 * Ends every sign-in of an account and uses the token up. Tokens of this very second are refused as well,
 * because some of them were minted before. Somebody invited has accepted with their first password.
 */
async function use(token: string, account: AccountRecord): Promise<void> {
  const changed = accountRecord({
    ...account,
    status: account.status === "INVITED" ? "ACTIVE" : account.status,
    tokensValidFrom: secondsNow() + 1,
    updated: new Date().toISOString(),
  });
  await transact([consumeResetToken(token, linkIsOver()), replace(changed, changedElsewhere())]);
}

/**
 * Sets the password of the account that a mailed token is for. Throws notFound for a token that was used, is
 * out of date or was never mailed; invalid for one of the commonest passwords.
 */
export async function reset(token: string, password: string): Promise<void> {
  refuseCommon(password);
  const accountId = await readResetToken(token);
  const account = accountId ? await getAccount(accountId) : undefined;
  if (!account || account.status === "DELETED") throw linkIsOver();
  await use(token, account);
  try {
    await identity.setPassword(account.id, password);
  } catch (error) {
    // The link was for this password: it works again, so that the person can try again.
    await putResetToken(token, account.id, tokenSeconds);
    throw error;
  }
  await send(account.email, passwordChanged());
}
