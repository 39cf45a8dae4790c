import { endSubscription } from "#lambdas/adapters/payments.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { log } from "#lambdas/log.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import { getOrder } from "#lambdas/records/payments/order.ts";
import { type SubscriptionEnd, subscriptionEnds } from "#lambdas/records/payments/subscriptionEnd.ts";
import type { Write } from "#lambdas/records/table/table.ts";

// A subscription ends in two steps, because the provider takes part in no transaction: the transaction that is
// the reason queues it (`endOf`), and the same call ends it right after (`endNow`). The daily run does what is
// left (`endAll`), so that a member who is gone is not charged for.

/** A member with the order that pays for them, or none. */
type Payer = Pick<MemberDetails, "owner" | "orderId">;

/** The write that queues the end of a member's subscription. */
export const endOf = ({ owner, orderId }: Payer): Write[] =>
  orderId === undefined ? [] : [subscriptionEnds.add({ owner, orderId })];

async function end({ owner, orderId }: SubscriptionEnd): Promise<void> {
  const order = await getOrder(owner, orderId);
  await endSubscription(orderId, order?.subscription);
  await subscriptionEnds.remove({ owner, orderId });
}

const logFailure = ({ orderId }: SubscriptionEnd, error: unknown): void =>
  log.error("a subscription is still to end", {
    orderId,
    reason: error instanceof Error ? error.name : "unknown",
  });

/**
 * Ends a member's subscription with the provider, after the transaction with `endOf`. Never throws: the daily
 * run tries again.
 */
export async function endNow({ owner, orderId }: Payer): Promise<void> {
  if (orderId === undefined) return;
  try {
    await end({ owner, orderId });
  } catch (error) {
    logFailure({ owner, orderId }, error);
  }
}

/** Ends every subscription in the queue; one that fails stays for the next day. */
export async function endAll(): Promise<void> {
  await drain({ read: subscriptionEnds.read, work: end, onFailure: logFailure, atOnce: 1 });
}
