import type { Checkout } from "#lambdas/adapters/billing/Checkout.ts";
import { readCheckout } from "#lambdas/adapters/billing/lookups.ts";
import { centsOf } from "#lambdas/adapters/billing/prices.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { only } from "#lambdas/only.ts";
import {
  claimOrder,
  getOrder,
  insertEvent,
  isUnpaid,
  type OrderDetails,
  type OrderRecord,
  type OrderState,
  orderRecord,
} from "#lambdas/records/payments/order.ts";
import { replace, type Write } from "#lambdas/records/table/table.ts";
import type { Payed } from "#shared/model/member.ts";
import { planById } from "#shared/rules/payment/pricing.ts";
import { applyState, follow } from "./orderState.ts";
import { keepOrderOf } from "./savedPayments.ts";

export class EventSeen extends Error {}

export const unknownPayment = () => new VisibleError("PAYMENT_UNKNOWN", "We could not find that payment");
export const usedBefore = () => new VisibleError("PAYMENT_USED", "This payment was already used for another member");
const notPaidYet = () =>
  new VisibleError("PAYMENT_OPEN", "This payment is not complete yet. Please finish it in the pop up window.");
const neverPaid = () => new VisibleError("PAYMENT_EXPIRED", "This payment was not completed. Please start a new one.");
/** Refunded, or its next period unpaid, before use. */
const lapsedPayment = () =>
  new VisibleError("PAYMENT_LAPSED", "This payment does not hold any more. Please start a new one.");
/** An additional plan without another paid member. */
export const needsFullPlan = () =>
  new VisibleError(
    "FULL_PLAN_REQUIRED",
    "This payment is for an additional member. The first member needs the full plan.",
  );

/** The provider counts a prorated amount to the second of payment. */
function isPriceOf({ planId, cents, isProrated }: OrderDetails, paid: number): boolean {
  const plan = planById(planId);
  return paid === cents || (isProrated === true && plan !== undefined && paid <= centsOf(plan));
}

export const agrees = (order: OrderDetails, checkout: Checkout): boolean =>
  checkout.accountId === order.owner && checkout.planId === order.planId && isPriceOf(order, checkout.cents);

/** Refuses an unknown or foreign checkout. */
async function readAgreed(order: OrderRecord): Promise<Checkout> {
  const checkout = await readCheckout(order.id);
  if (!checkout || !agrees(order, checkout)) throw unknownPayment();
  return checkout;
}

/** Refuses an unknown or foreign checkout. */
export const refresh = async (order: OrderRecord): Promise<OrderState> => applyState(order, await readAgreed(order));

/** `refresh`, but logs an unconfirmed order and leaves it. */
export async function refreshIfConfirmed(order: OrderRecord): Promise<OrderState | undefined> {
  try {
    return await refresh(order);
  } catch (error) {
    if (!(error instanceof VisibleError) || error.code !== "PAYMENT_UNKNOWN") throw error;
    log.error("an order is not confirmed by the provider", { orderId: order.id });
    return undefined;
  }
}

export interface Claim {
  readonly payed: Payed;
  readonly additional: boolean;
  readonly order: OrderRecord;
  readonly writes: readonly Write[];
}

/**
 * For the member's transaction, which also writes the provider's newer state. Refuses an unknown, forged, foreign or
 * unpaid order.
 * @param used thrown for a used order @default a Conflict
 */
export async function claim(owner: string, orderId: string, member: string, used?: VisibleError): Promise<Claim> {
  const known = await getOrder(owner, orderId);
  if (!known) throw unknownPayment();
  const checkout = await readAgreed(known);
  // News of a used order is its own member's.
  if (known.member !== undefined) await applyState(known, checkout);
  const { order, receipt } = follow(known, checkout) ?? { order: known, receipt: [] };
  if (order.state === "OPEN") throw notPaidYet();
  if (order.state === "EXPIRED") throw neverPaid();
  if (isUnpaid(order) && order.member === undefined) throw lapsedPayment();
  return {
    payed: order.state === "PAID" ? "COMPLETE" : "PROCESSING",
    additional: planById(order.planId)?.first === false,
    order,
    writes: [claimOrder(orderId, owner, member, used), replace(orderRecord({ ...order, member })), ...receipt],
  };
}

/** Applies each event once. */
export async function receive(eventId: string, checkout: Checkout): Promise<void> {
  await keepOrderOf(checkout);
  const order = checkout.accountId ? await getOrder(checkout.accountId, checkout.id) : undefined;
  if (!order) return;
  if (!agrees(order, checkout)) {
    log.error("an event does not agree with its order", { eventId, orderId: order.id });
    return;
  }
  const first = [insertEvent(eventId, new EventSeen())];
  await applyState(order, checkout, first).catch(only(EventSeen, () => undefined));
}
