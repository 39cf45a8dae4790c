import { paymentErasuresPk } from "#lambdas/records/table/keys.ts";
import { workQueue } from "#lambdas/records/table/workQueue.ts";

/** A remainder of an erased account at the provider: an order with its customer, or the account's customer. */
export interface PaymentErasure {
  readonly kind: "order" | "customer";
  readonly id: string;
}

/** Added before the account's rows are deleted, removed when the provider has deleted it. */
export const paymentErasures = workQueue<PaymentErasure>(paymentErasuresPk, ({ id }) => id);
