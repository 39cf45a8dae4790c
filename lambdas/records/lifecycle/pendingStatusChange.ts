import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import { statusChangesPk } from "#lambdas/records/table/keys.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A status departments and payment provider have yet to follow. */
export interface PendingStatusChange {
  readonly accountId: string;
  readonly since: string;
}

/** A row stays while its account is restricted. */
export const pendingStatusChanges = workQueue<PendingStatusChange>(statusChangesPk, ({ accountId }) => accountId);

type AccountStatus = Pick<AccountDetails, "id" | "statusSince">;

const changeOf = ({ id, statusSince = "" }: AccountStatus): PendingStatusChange => ({
  accountId: id,
  since: statusSince,
});

export const addStatusChange = (account: AccountStatus): Write => pendingStatusChanges.add(changeOf(account));

/** A later change of the account stays. */
export async function removeStatusChange(account: AccountStatus): Promise<void> {
  const change = changeOf(account);
  await pendingStatusChanges.remove(change, {
    ConditionExpression: "attribute_not_exists(pk) OR since = :since",
    ExpressionAttributeValues: { ":since": change.since },
  });
}
