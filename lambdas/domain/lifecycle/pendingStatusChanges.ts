import { pauseSubscription } from "#lambdas/adapters/payments.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import {
  type PendingStatusChange,
  pendingStatusChanges,
  removeStatusChange,
} from "#lambdas/records/lifecycle/pendingStatusChange.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { updateDepartments } from "./accountJackets.ts";

/** Without jackets nothing is charged. */
async function pauseSubscriptions({ id, status }: AccountRecord): Promise<void> {
  const running = (await readOrders(id)).filter(({ ended }) => !ended);
  for (const { subscription } of running)
    if (subscription) await pauseSubscription(subscription, status === "RESTRICTED");
}

async function apply({ accountId }: PendingStatusChange): Promise<void> {
  const account = await getAccount(accountId);
  if (!account) return;
  // Only eraseInactive, eraseRequested and operators may erase.
  if (account.status === "DELETED") return log.error("an erasure was begun and not finished", { accountId });
  await updateDepartments(accountId);
  await pauseSubscriptions(account);
  // A payment begun before a restriction may still arrive.
  if (account.status !== "RESTRICTED") await removeStatusChange(account);
}

/**
 * Carries out every change of status: the rest of interrupted calls, and the payments, which calls may not change.
 * Tries all, then throws if one failed.
 */
export async function applyStatusChanges(): Promise<void> {
  const isDone = await drain({
    read: pendingStatusChanges.read,
    work: apply,
    onFailure: ({ accountId }, error) => log.error("an account's status is not carried out", { accountId, error }),
  });
  if (!isDone) throw new Error("Not every account's status is carried out");
}
