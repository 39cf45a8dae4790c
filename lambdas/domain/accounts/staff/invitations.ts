import { invitation as invitationMail } from "#lambdas/domain/common/mails/passwordMailWords.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showListed } from "#lambdas/domain/common/views/showAccount.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import {
  type AccountDetails,
  type AccountRecord,
  accountRecord,
  getAccount,
} from "#lambdas/records/accounts/account.ts";
import { type Actor, auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { insertResetToken, removeResetToken, resetTokenName } from "#lambdas/records/accounts/resetToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { resendInvitation } from "#shared/contract/staff.ts";
import type { Role } from "#shared/model/role.ts";
import { mayCreate } from "#shared/rules/account/mayCreate.ts";
import { requireActiveDepartment } from "./requireActiveDepartment.ts";

const hours = 72;

const work: Readonly<Partial<Record<Role, string>>> = {
  MOD: "a moderator",
  "MASTER MOD": "a master moderator",
  ADMIN: "an administrator",
  "MASTER ADMIN": "the master administrator",
};

interface Invitation {
  readonly token: string;
  readonly kept: Required<Pick<AccountDetails, "invitedUntil" | "invitation">>;
  readonly write: Write;
}

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

/** Lists must not show the end of an invitation never mailed. */
async function withoutInvitation({ invitedUntil, ...account }: AccountDetails): Promise<AccountDetails> {
  await transact([replace(accountRecord(account))]).catch((error: Error) =>
    // The date only informs.
    log.error("invitation not taken back", { accountId: account.id, error }),
  );
  return account;
}

export async function mailInvitation(
  account: AccountDetails,
  { token }: Invitation,
): Promise<{ account: AccountDetails; sent: boolean }> {
  const sent = await sendNotice(account.email, invitationMail(token, work[account.role] ?? "staff", hours));
  return { account: sent ? account : await withoutInvitation(account), sent };
}

const notMailed = () =>
  new VisibleError("INVITATION_NOT_MAILED", "The invitation could not be mailed. Please try again in a few minutes.");

export async function renew(actor: Actor, account: AccountRecord): Promise<ResponseOf<typeof resendInvitation>> {
  const invitation = newInvitation(account);
  const changed = { ...account, ...invitation.kept, updated: new Date().toISOString() };
  await transact([
    replace(accountRecord(changed)),
    ...(account.invitation ? [removeResetToken(account.invitation)] : []),
    invitation.write,
    auditWrite(actor, "resendInvitation", { subject: account.id }),
  ]);
  const { sent } = await mailInvitation({ ...changed, version: changed.version + 1 }, invitation);
  if (!sent) throw notMailed();
  return { Account: showListed(changed), Message: "A new invitation was mailed.", Mailed: true };
}

export async function resend(session: Session, id: string): Promise<ResponseOf<typeof resendInvitation>> {
  const account = await getAccount(id);
  const actor = { ...session, department: session.account.department };
  if (account?.status !== "INVITED" || !mayCreate(actor, { ...account, place: account.address })) throw notFound();
  await requireActiveDepartment(session);
  return renew(session, account);
}
