import { rereadAccount } from "#lambdas/domain/accounts/changeOwnAccount.ts";
import { type RepeatedSignIn, requireSignInAgain } from "#lambdas/domain/accounts/requireSignInAgain.ts";
import { deletionRequested, deletionUndone } from "#lambdas/domain/common/mails/ownDataMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showAccount } from "#lambdas/domain/common/views/showAccount.ts";
import { type AccountRecord, accountRecord } from "#lambdas/records/accounts/account.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { addDeletion, dropDeletion } from "#lambdas/records/lifecycle/requestedDeletion.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { Account } from "#shared/model/account.ts";
import { deletionDay } from "#shared/rules/account/deletion.ts";
import { dayOf, formatDay } from "#shared/rules/dates.ts";

export const withDeletion = (account: AccountRecord, deletionOn: string | undefined): AccountRecord =>
  accountRecord({ ...account, deletionOn, updated: new Date().toISOString() });

async function requestOnce(session: Session): Promise<{ account: AccountRecord; isNew: boolean }> {
  const account = await rereadAccount(session);
  if (account.deletionOn) return { account, isNew: false };
  const day = deletionDay(dayOf(new Date()));
  const waiting = withDeletion(account, day);
  await transact([
    replace(waiting),
    addDeletion({ accountId: account.id, day }),
    auditWrite(session, "requestDeletion", { subject: account.id }),
  ]);
  return { account: waiting, isNew: true };
}

/** In seven days; nothing changes until then. A repeated request keeps the first day. */
export async function request(session: Session, credentials: RepeatedSignIn): Promise<Account> {
  await requireSignInAgain(session, credentials);
  const { account, isNew } = await retryOnConflict(() => requestOnce(session));
  if (isNew) await sendNotice(account.email, deletionRequested(formatDay(account.deletionOn ?? "")));
  return showAccount(account);
}

async function undoOnce(session: Session): Promise<{ account: AccountRecord; wasWaiting: boolean }> {
  const account = await rereadAccount(session);
  const { id, deletionOn } = account;
  if (!deletionOn) return { account, wasWaiting: false };
  const kept = withDeletion(account, undefined);
  await transact([
    replace(kept),
    dropDeletion({ accountId: id, day: deletionOn }),
    auditWrite(session, "undoDeletion", { subject: id }),
  ]);
  return { account: kept, wasWaiting: true };
}

export async function undo(session: Session): Promise<Account> {
  const { account, wasWaiting } = await retryOnConflict(() => undoOnce(session));
  if (wasWaiting) await sendNotice(account.email, deletionUndone());
  return showAccount(account);
}
