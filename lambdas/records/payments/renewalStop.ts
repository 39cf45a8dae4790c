import { renewalStopsPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** An order whose subscription is not to renew, because a department pays for its member. */
export interface RenewalStop {
  readonly owner: string;
  readonly orderId: string;
}

/** Removed in the transaction that notes the last day in the order. */
export const renewalStops = workQueue<RenewalStop>(renewalStopsPk, ({ orderId }) => orderId);
