import { pauseSubscription } from "#lambdas/adapters/payments.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";

/**
 * Pauses what a restricted account pays, and lets it go on once the account is restored: nobody is charged for
 * periods in which the departments are told nothing. Done again, it changes nothing. Throws when the provider
 * does not answer.
 */
export async function pauseSubscriptions({ id, status }: AccountRecord): Promise<void> {
  const running = (await readOrders(id)).filter(({ ended }) => !ended);
  for (const { subscription } of running)
    if (subscription) await pauseSubscription(subscription, status === "RESTRICTED");
}
