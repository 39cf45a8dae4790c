import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { changedElsewhere } from "#lambdas/errors.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import type { Session } from "#lambdas/session.ts";

/** After a conflict. Refuses an account restricted or signed out: a reload tells why. */
export async function rereadAccount({ account }: Session): Promise<AccountRecord> {
  const now = await getAccount(account.id);
  if (now?.status !== account.status || now.tokensValidFrom !== account.tokensValidFrom) throw changedElsewhere();
  return now;
}

/** On the session's account, and after a conflict on its new state. */
export function changeOwnAccount<Result>(
  session: Session,
  work: (account: AccountRecord) => Promise<Result>,
): Promise<Result> {
  let isFirst = true;
  return retryOnConflict(async () => {
    const account = isFirst ? session.account : await rereadAccount(session);
    isFirst = false;
    return work(account);
  });
}
