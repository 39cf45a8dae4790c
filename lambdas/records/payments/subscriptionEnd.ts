import { endingsPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

export interface SubscriptionEnd {
  readonly owner: string;
  readonly orderId: string;
}

/** Added in its reason's transaction, removed when the provider has ended it. */
export const subscriptionEnds = workQueue<SubscriptionEnd>(endingsPk, ({ orderId }) => orderId);
