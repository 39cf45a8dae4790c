import { renewalStopsPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** An order not to renew, since a department pays for its member. */
export interface RenewalStop {
  readonly owner: string;
  readonly orderId: string;
}

/** Removed with the order's last day. */
export const renewalStops = workQueue<RenewalStop>(renewalStopsPk, ({ orderId }) => orderId);
