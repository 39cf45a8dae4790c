import * as identity from "#lambdas/adapters/identity.ts";
import { ownPasswordChanged } from "#lambdas/domain/common/mails/passwordMailWords.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { changedElsewhere } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { sessionNameOf } from "#lambdas/records/accounts/session.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { changePassword } from "#shared/contract/passwords.ts";
import { admitSignIns, holdSignIns } from "./heldSignIns.ts";
import { endOthers } from "./ownSessions.ts";
import { refuseCommon, refuseGuessable } from "./passwords/passwords.ts";
import { requireSignInAgain } from "./requireSignInAgain.ts";

/** Every other sign-in ends first: after a failure the former password and this sign-in stay. */
export async function change(
  session: Session,
  { Password, NewPassword, Code }: ParsedRequestOf<typeof changePassword>,
): Promise<void> {
  const { account, accountId, sessionId } = session;
  refuseCommon(NewPassword);
  refuseGuessable(NewPassword, { ...account, city: account.address.City });
  await requireSignInAgain(session, { Password, Code });
  const updated = new Date().toISOString();
  const held = holdSignIns({ ...account, updated }, sessionNameOf(sessionId));
  await transact([replace(held, changedElsewhere()), auditWrite(session, "changePassword", { subject: accountId })]);
  await identity.setPassword(accountId, NewPassword);
  // First: a thief's change must not go unnoticed.
  await sendNotice(account.email, ownPasswordChanged(account.role));
  await endOthers(session);
  await admitSignIns(held);
}
