import { endSubscription } from "#lambdas/adapters/payments.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { errorNameOf } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { getOrder } from "#lambdas/records/payments/order.ts";
import { type OrderWork, subscriptionEnds } from "#lambdas/records/payments/paymentQueues.ts";
import type { Write } from "#lambdas/records/table/table.ts";

// A subscription ends in two steps, since the provider takes part in no transaction: queued with its reason (`endOf`),
// ended right after (`endNow`). The daily run does the rest (`endAll`), lest a member who is gone be charged for.

type Payer = Pick<MemberDetails, "owner" | "orderId">;

export const endOf = ({ owner, orderId }: Payer): Write[] =>
  orderId === undefined ? [] : [subscriptionEnds.add({ owner, orderId })];

async function end({ owner, orderId }: OrderWork): Promise<void> {
  const order = await getOrder(owner, orderId);
  await endSubscription(orderId, order?.subscription);
  await subscriptionEnds.remove({ owner, orderId });
}

const logFailure = ({ orderId }: OrderWork, error: unknown): void =>
  log.error("a subscription is still to end", { orderId, reason: errorNameOf(error) });

/** Never throws: the daily run tries again. */
export async function endNow({ owner, orderId }: Payer): Promise<void> {
  if (orderId === undefined) return;
  const work = { owner, orderId };
  await end(work).catch((error: unknown) => logFailure(work, error));
}

/** Failures stay for the next day. */
export async function endAll(): Promise<void> {
  await drain({ read: subscriptionEnds.read, work: end, onFailure: logFailure, atOnce: 1 });
}
