import { withSecondFactor } from "#lambdas/domain/accounts/secondFactors.ts";
import { secondFactorRemoved } from "#lambdas/domain/common/mails/secondFactorMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showListed } from "#lambdas/domain/common/views/showAccount.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { discardSecondFactor } from "#lambdas/records/accounts/secondFactor.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { placeKey } from "#shared/rules/place.ts";
import { findInReach } from "./accountsInReach.ts";

function removeFrom(session: Session, id: string): Promise<{ account: AccountRecord; had: boolean }> {
  return retryOnConflict(async () => {
    const account = await findInReach(session, id);
    if (!account.secondFactorSince) return { account, had: false };
    const without = withSecondFactor(account, undefined);
    await transact([
      replace(without),
      discardSecondFactor(id),
      auditWrite(session, "resetSecondFactor", { subject: id, place: placeKey(account.address) }),
    ]);
    return { account: without, had: true };
  });
}

/** For an owner who lost app and recovery codes; the owner is told. */
export async function reset(session: Session, id: string): Promise<ListedAccount> {
  const { account, had } = await removeFrom(session, id);
  if (had) await sendNotice(account.email, secondFactorRemoved());
  return showListed(account);
}
