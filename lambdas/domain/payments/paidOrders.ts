import { readCheckout } from "#lambdas/adapters/payments.ts";
import { VisibleError } from "#lambdas/errors.ts";
import {
  hasMoney,
  isUnpaid,
  type OrderRecord,
  type OrderState,
  readOrders,
} from "#lambdas/records/payments/order.ts";
import { planById } from "#shared/rules/payment/pricing.ts";
import * as orders from "./orders.ts";

// An owner must not pay twice for one member: before a payment, an earlier one is looked for.

/** Whether an unused order can pay for a member beside so many paid others. */
export const isUsable = (order: OrderRecord, paidOthers: number) =>
  order.member === undefined && !isUnpaid(order) && (paidOthers > 0 || planById(order.planId)?.first);

/** How many open checkouts, the newest, are asked for: more than people open, and a bound on the wait. */
const mostAsked = 5;

/** Asks the provider for an order's state; undefined when the provider does not confirm the order. */
type ReadState = (order: OrderRecord) => Promise<OrderState | undefined>;

/** Reads the state and applies it. */
export const refreshState: ReadState = async (order) => {
  try {
    return await orders.refresh(order);
  } catch (error) {
    // An order that the provider does not confirm is not offered and prevents no payment.
    if (error instanceof VisibleError) return undefined;
    throw error;
  }
};

/** Only reads the state, for a call that may not write it. */
export const readState: ReadState = async (order) => {
  const checkout = await readCheckout(order.id);
  return checkout && orders.agrees(order, checkout) ? checkout.state : undefined;
};

/**
 * An unused order of an account that is paid or being paid. The provider is asked about those whose end is not
 * known. @param paidOthers how many other members are paid: an additional member's plan needs one
 */
export async function findPaid(
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
  // A slow payment counts, too: it must not be made twice.
  return recent.find((_order, index) => hasMoney(states[index]));
}
