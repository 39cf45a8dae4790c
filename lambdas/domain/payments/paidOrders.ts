import { readCheckout } from "#lambdas/adapters/billing/lookups.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { only } from "#lambdas/only.ts";
import { hasMoney, isUnpaid, type OrderRecord, type OrderState, readOrders } from "#lambdas/records/payments/order.ts";
import { planById } from "#shared/rules/payment/pricing.ts";
import * as orders from "./orders.ts";

// An owner must not pay twice: first look for an earlier payment.

export const isUsable = (order: OrderRecord, paidOthers: number) =>
  order.member === undefined && !isUnpaid(order) && (paidOthers > 0 || planById(order.planId)?.first);

/** The newest: more than people open, and a bound on the wait. */
const mostAsked = 5;

/** Undefined if unconfirmed. */
type ReadState = (order: OrderRecord) => Promise<OrderState | undefined>;

/** An unconfirmed order is not offered and prevents no payment. */
export const refreshState: ReadState = (order) => orders.refresh(order).catch(only(VisibleError, () => undefined));

/** For calls that may not write. */
export const readState: ReadState = async (order) => {
  const checkout = await readCheckout(order.id);
  return checkout && orders.agrees(order, checkout) ? checkout.state : undefined;
};

/**
 * Unused, paid or being paid; asks the provider about unfinished orders.
 * @param paidOthers other paid members: an additional plan needs one
 */
export async function findPaidOrder(
  accountId: string,
  paidOthers: number,
  stateOf: ReadState,
): Promise<OrderRecord | undefined> {
  const found = await readOrders(accountId);
  const usable = found.filter((order) => isUsable(order, paidOthers));
  const paid = usable.find(({ state }) => state === "PAID");
  if (paid) return paid;
  const recent = usable
    .filter(({ state }) => state === "PROCESSING" || state === "OPEN")
    .sort((one, other) => (one.created < other.created ? -1 : 1))
    .slice(-mostAsked);
  const states = await Promise.all(recent.map(stateOf));
  // A slow payment counts: it must not be made twice.
  return recent.find((_order, index) => hasMoney(states[index]));
}
