import * as provider from "#lambdas/adapters/payments.ts";
import { getMember, isPaying } from "#lambdas/records/family/member.ts";
import { getOrder, isUnpaid, type OrderRecord } from "#lambdas/records/payments/order.ts";
import type { TaskOf } from "#shared/contract/queues.ts";
import { refreshIfConfirmed } from "./orders.ts";
import { refreshFailedPeriod } from "./renewals.ts";

/** News of a payment can be lost. Nothing keeps an order whose member is gone or paid otherwise. */
async function isPaidMeanwhile(order: OrderRecord): Promise<boolean> {
  await (order.state === "EXPIRED" ? refreshIfConfirmed(order) : refreshFailedPeriod(order));
  const now = await getOrder(order.owner, order.id);
  if (now?.state !== "PAID" || isUnpaid(now)) return false;
  const member = now.member === undefined ? undefined : await getMember(now.owner, now.member);
  return now.member === undefined || (member?.orderId === now.id && isPaying(member));
}

/** Ends it at the provider, which takes part in no transaction. */
export async function endSubscription({
  owner,
  orderId,
  failed,
}: TaskOf<"payments", "endSubscription">): Promise<void> {
  const order = await getOrder(owner, orderId);
  if (failed && order && (await isPaidMeanwhile(order))) return;
  await provider.endSubscription(orderId, order?.subscription);
}
