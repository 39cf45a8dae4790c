import { emailConfirmed } from "#lambdas/domain/common/mails/contactMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showListed } from "#lambdas/domain/common/views/showAccount.ts";
import { notFound } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { isMailboxProven } from "#lambdas/records/accounts/mailbox.ts";
import { forgetResetTries } from "#lambdas/records/accounts/resetTries.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { placeKey } from "#shared/rules/place.ts";

async function findResident(id: string): Promise<AccountRecord> {
  const account = await getAccount(id);
  if (account?.role !== "USER" || account.status === "DELETED") throw notFound();
  return account;
}

async function markProven(session: Session, account: AccountRecord): Promise<AccountRecord> {
  const now = new Date().toISOString();
  const proven = accountRecord({ ...account, emailVerified: now, updated: now });
  await transact([
    replace(proven),
    forgetResetTries(account.id),
    auditWrite(session, "confirmEmail", { subject: account.id, place: placeKey(account.address) }),
  ]);
  return proven;
}

/** Tells the owner. */
export async function confirm(session: Session, id: string): Promise<ListedAccount> {
  const { account, isNew } = await retryOnConflict(async () => {
    const found = await findResident(id);
    if (isMailboxProven(found)) return { account: found, isNew: false };
    return { account: await markProven(session, found), isNew: true };
  });
  if (isNew) await sendNotice(account.email, emailConfirmed());
  return showListed(account, (await getCounters(id)).members);
}
