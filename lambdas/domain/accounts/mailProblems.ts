import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { type AccountDetails, accountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";

/** For the owner's screens. The first time stays. */
export const noteMailProblem = (
  email: string,
  kind: NonNullable<AccountDetails["mailProblem"]>["kind"],
): Promise<void> =>
  retryOnConflict(async () => {
    const claim = await getEmailClaim(email);
    const account = claim && (await getAccount(claim.accountId));
    // A claim may outlive the address by a moment.
    if (account?.email !== email || account.mailProblem) return;
    await transact([replace(accountRecord({ ...account, mailProblem: { kind, since: new Date().toISOString() } }))]);
  });
