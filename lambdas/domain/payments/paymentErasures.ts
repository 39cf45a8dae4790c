import { getBilling } from "#lambdas/records/payments/billing.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { addPaymentErasure } from "#lambdas/records/payments/paymentWork.ts";
import { transact } from "#lambdas/records/table/table.ts";

/** Queues the erasure at the provider, before the account's rows are deleted. */
export async function erasePaymentsOf(owner: string): Promise<void> {
  const [orders, billing] = await Promise.all([readOrders(owner), getBilling(owner)]);
  for (const { id } of orders) await transact([addPaymentErasure("eraseCheckout", id)]);
  if (billing) await transact([addPaymentErasure("eraseCustomer", billing.customer)]);
}
