import * as provider from "#lambdas/adapters/payments.ts";
import { getOrder } from "#lambdas/records/payments/order.ts";
import type { OrderWork } from "#lambdas/records/payments/paymentWork.ts";

/** Ends it at the provider, which takes part in no transaction. */
export async function endSubscription({ owner, orderId }: OrderWork): Promise<void> {
  const order = await getOrder(owner, orderId);
  await provider.endSubscription(orderId, order?.subscription);
}
