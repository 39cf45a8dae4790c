import { notFound, VisibleError } from "#lambdas/errors.ts";
import {
  type AccountDetails,
  type AccountRecord,
  accountRecord,
  getAccount,
  showListed,
} from "#lambdas/records/account.ts";
import { auditWrite } from "#lambdas/records/audit.ts";
import { newSecret } from "#lambdas/records/keys.ts";
import { insertResetToken, removeResetToken, resetTokenName } from "#lambdas/records/resetToken.ts";
import { replace, transact, type Write } from "#lambdas/records/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { resendInvitation } from "#shared/contract/staff.ts";
import type { Role } from "#shared/model/role.ts";
import { mayCreate } from "#shared/rules/mayCreate.ts";
import * as mails from "./mails.ts";
import { sendNotice } from "./sendNotice.ts";

const hours = 72;

const work: Readonly<Partial<Record<Role, string>>> = {
  MOD: "a moderator",
  "MASTER MOD": "a master moderator",
  ADMIN: "an administrator",
  "MASTER ADMIN": "the master administrator",
};

interface Invitation {
  readonly token: string;
  /** What the account keeps of it. */
  readonly kept: Required<Pick<AccountDetails, "invitedUntil" | "invitation">>;
  /** Keeps the link, in the transaction that writes the account. */
  readonly write: Write;
}

/** A new link to the first password of an account. */
export function newInvitation({ id, email }: Pick<AccountDetails, "id" | "email">): Invitation {
  const token = newSecret();
  const seconds = hours * 60 * 60;
  const invitedUntil = new Date(Date.now() + seconds * 1000).toISOString();
  return {
    token,
    kept: { invitedUntil, invitation: resetTokenName(token) },
    write: insertResetToken(token, { accountId: id, email }, seconds),
  };
}

/** Mails an invitation that is kept; whether it could be sent. */
export const mailInvitation = ({ email, role }: AccountDetails, { token }: Invitation): Promise<boolean> =>
  sendNotice(email, mails.invitation(token, work[role] ?? "staff", hours));

const notMailed = () =>
  new VisibleError("unavailable", "The invitation could not be mailed. Please try again in a few minutes.");

/**
 * Gives an invited account a new link in place of the one before, and mails it. Throws unavailable when mailing
 * fails.
 */
export async function renew(
  { accountId, role }: Pick<Session, "accountId" | "role">,
  account: AccountRecord,
  requestId: string,
): Promise<ResponseOf<typeof resendInvitation>> {
  const invitation = newInvitation(account);
  const changed = accountRecord({ ...account, ...invitation.kept, updated: new Date().toISOString() });
  await transact([
    replace(changed),
    ...(account.invitation ? [removeResetToken(account.invitation)] : []),
    invitation.write,
    auditWrite({ accountId, role, requestId, action: "resend invitation", subject: account.id }),
  ]);
  if (!(await mailInvitation(changed, invitation))) throw notMailed();
  return { Account: showListed(changed, 0), Message: "A new invitation was mailed." };
}

/**
 * Mails somebody invited a new link; the one before it stops working. Throws notFound for an account that
 * waits for no first password or that the caller could not have made, unavailable when mailing fails.
 */
export async function resend(
  session: Session,
  id: string,
  requestId: string,
): Promise<ResponseOf<typeof resendInvitation>> {
  const account = await getAccount(id);
  if (account?.status !== "INVITED" || !mayCreate(session, { ...account, place: account.address }))
    throw notFound();
  return renew(session, account, requestId);
}
