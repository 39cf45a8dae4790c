import { paymentErasuresPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** An erased account's order or customer still at the provider. */
export interface PaymentErasure {
  readonly kind: "order" | "customer";
  readonly id: string;
}

/** Added before the account's rows are deleted, removed after the provider's. */
export const paymentErasures = workQueue<PaymentErasure>(paymentErasuresPk, ({ id }) => id);
