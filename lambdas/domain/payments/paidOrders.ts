import { readCheckout } from "#lambdas/adapters/payments.ts";
import { VisibleError } from "#lambdas/errors.ts";
import {
  hasMoney,
  isUnpaid,
  type OrderRecord,
  type OrderState,
  readOrders,
} from "#lambdas/records/payments/order.ts";
import { planById } from "#shared/rules/pricing.ts";
import * as orders from "./orders.ts";

// Nobody pays twice for one person: before they pay, what they paid already is looked for.

/** Whether an order that no member has yet can pay for one beside this many paid others. */
const isUsable = (order: OrderRecord, paidOthers: number) =>
  order.member === undefined && !isUnpaid(order) && (paidOthers > 0 || planById(order.planId)?.first);

/** At most this many open checkouts, the newest, are asked for: more than anybody opens, and a bound on the wait. */
const mostAsked = 5;

/** Where an order stands with the provider; undefined when it is none that the provider confirms. */
type Ask = (order: OrderRecord) => Promise<OrderState | undefined>;

/** Asks, and takes in what is answered. */
export const settle: Ask = async (order) => {
  try {
    return await orders.ask(order);
  } catch (error) {
    // An order that the provider does not confirm is not offered, and stops nobody from paying.
    if (error instanceof VisibleError) return undefined;
    throw error;
  }
};

/** Asks and takes in nothing, for a call that may not. */
export const peek: Ask = async (order) => {
  const checkout = await readCheckout(order.id);
  return checkout && orders.agrees(order, checkout) ? checkout.state : undefined;
};

/**
 * An order of an account that was paid, or is being paid, and that nobody has used; those of which we were not told
 * an end are asked for. @param paidOthers how many other members are paid: an additional member's plan needs one
 */
export async function findPaid(
  accountId: string,
  paidOthers: number,
  ask: Ask,
): Promise<OrderRecord | undefined> {
  const found = await readOrders(accountId);
  const usable = found.filter((order) => isUsable(order, paidOthers));
  const paid = usable.find(({ state }) => state === "PAID");
  if (paid) return paid;
  const recent = usable
    .filter(({ state }) => state === "PROCESSING" || state === "OPEN")
    .sort((one, other) => (one.created < other.created ? -1 : 1))
    .slice(-mostAsked);
  const answers = await Promise.all(recent.map(ask));
  // Who pays slowly has paid, too, and must not do so twice.
  return recent.find((_order, index) => hasMoney(answers[index]));
}
