import { endingsPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A subscription that is to end with the provider: that of an order. */
export interface SubscriptionEnd {
  readonly owner: string;
  readonly orderId: string;
}

/** Added in the transaction that is the reason, removed when the provider has ended it. */
export const subscriptionEnds = workQueue<SubscriptionEnd>(endingsPk, ({ orderId }) => orderId);
