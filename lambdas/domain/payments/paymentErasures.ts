import { removeCustomer } from "#lambdas/adapters/billing/customers.ts";
import { eraseCheckout } from "#lambdas/adapters/payments.ts";
import { drain, runAll } from "#lambdas/domain/common/drain.ts";
import { log } from "#lambdas/log.ts";
import { getBilling } from "#lambdas/records/payments/billing.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { type PaymentErasure, paymentErasures } from "#lambdas/records/payments/paymentQueues.ts";
import { transact } from "#lambdas/records/table/table.ts";

// Like a subscription's end: queued, then erased. The daily run finishes, so a provider in trouble never
// delays erasing our own rows.

async function eraseOne(erasure: PaymentErasure): Promise<void> {
  await (erasure.kind === "order" ? eraseCheckout(erasure.id) : removeCustomer(erasure.id));
  await paymentErasures.remove(erasure);
}

const logFailure = ({ id }: PaymentErasure, error: Error): void =>
  log.error("a part of an erased account is still with the provider", { id, reason: error.name });

/** Erases an account at the provider; leaves failures to the daily run. */
export async function erasePaymentsOf(owner: string): Promise<void> {
  const [orders, billing] = await Promise.all([readOrders(owner), getBilling(owner)]);
  const left: PaymentErasure[] = orders.map(({ id }) => ({ kind: "order", id }));
  if (billing) left.push({ kind: "customer", id: billing.customer });
  for (const one of left) await transact([paymentErasures.add(one)]);
  for (const { item, error } of await runAll(left, 1, eraseOne)) logFailure(item, error);
}

/** Failures stay for the next day. */
export async function eraseAllPayments(): Promise<void> {
  await drain({ read: paymentErasures.read, work: eraseOne, onFailure: logFailure, atOnce: 1 });
}
