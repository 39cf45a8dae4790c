import { type Checkout, readCheckout } from "#lambdas/adapters/payments.ts";
import { untilSaved } from "#lambdas/domain/common/untilSaved.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
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
import { putMail } from "#lambdas/records/payments/waitingMail.ts";
import { replace, type Write } from "#lambdas/records/table/table.ts";
import type { Payed } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { planById } from "#shared/rules/pricing.ts";
import { follow } from "./memberPaymentMoves.ts";

/** Somebody else moved the order in between: what was read of it is old. */
export class OrderMoved extends VisibleError {
  constructor() {
    super("CHANGED_ELSEWHERE");
  }
}

/** The event took effect before. */
export class EventSeen extends Error {}

export const unknownPayment = () => new VisibleError("PAYMENT_UNKNOWN", "We could not find that payment");
export const usedBefore = () =>
  new VisibleError("PAYMENT_USED", "This payment was already used for another member");
const notPaidYet = () =>
  new VisibleError(
    "PAYMENT_OPEN",
    "This payment is not complete yet. Please finish it in the pop up window.",
  );
const neverPaid = () =>
  new VisibleError("PAYMENT_EXPIRED", "This payment was not completed. Please start a new one.");
/** It was paid, and then given back, or its next period was not paid, before anybody used it. */
const holdsNoMore = () =>
  new VisibleError("PAYMENT_LAPSED", "This payment does not hold any more. Please start a new one.");
/** An additional member's plan was paid, and no other member is. */
export const needsFullPlan = () =>
  new VisibleError(
    "FULL_PLAN_REQUIRED",
    "This payment is for an additional member. The first member needs the full plan.",
  );

/** Events arrive in any order: money that came is never taken back by an older event. */
const nextStates: Record<OrderState, readonly OrderState[]> = {
  OPEN: ["PROCESSING", "PAID", "EXPIRED"],
  PROCESSING: ["PAID", "EXPIRED"],
  EXPIRED: ["PAID"],
  PAID: [],
};

/** The receipt of the first period. An order becomes paid once, so that this is written once. */
const receiptOf = ({ owner, id, cents }: OrderDetails): Write =>
  putMail({
    owner,
    id: `receipt.${id}`,
    orderId: id,
    day: easternDayOf(new Date()),
    content: { kind: "receipt", cents, isRenewal: false },
  });

type Standing = Pick<Checkout, "state" | "subscription">;

/**
 * Moves an order, and the member that it pays for, to where the provider says it stands; answers where it
 * stands then. `first` is written only when something moves.
 */
export async function settle(
  found: OrderRecord,
  { state, subscription }: Standing,
  first: readonly Write[] = [],
): Promise<OrderState> {
  if (!nextStates[found.state].includes(state)) return found.state;
  return untilSaved(async (save) => {
    const order = (await getOrder(found.owner, found.id)) ?? found;
    if (!nextStates[order.state].includes(state)) return order.state;
    const next = { ...order, state, subscription: subscription ?? order.subscription };
    const receipt = state === "PAID" ? [receiptOf(next)] : [];
    await save([...first, replace(orderRecord(next)), ...(await follow(next)), ...receipt]);
    return state;
  });
}

/** Whether the provider's checkout is what this order was made for: whose, which plan, how much. */
export const agrees = (order: OrderDetails, checkout: Checkout): boolean =>
  checkout.accountId === order.owner && checkout.planId === order.planId && checkout.cents === order.cents;

/**
 * Where an order stands with the provider, now. Throws invalid for a checkout that the provider does not know
 * or that was not made for this order.
 */
export async function ask(order: OrderRecord): Promise<OrderState> {
  const checkout = await readCheckout(order.id);
  if (!checkout || !agrees(order, checkout)) throw unknownPayment();
  return settle(order, checkout);
}

/**
 * The same, for who can do nothing about an order that the provider does not confirm: it is logged, and stays as
 * it is.
 */
export async function askIfKnown(order: OrderRecord): Promise<OrderState | undefined> {
  try {
    return await ask(order);
  } catch (error) {
    if (!(error instanceof VisibleError) || error.code !== "PAYMENT_UNKNOWN") throw error;
    log.error("an order is not confirmed by the provider", { orderId: order.id });
    return undefined;
  }
}

/** What an order gives the member that it is used for, and the writes that use it. */
export interface Claim {
  readonly payed: Payed;
  /** Whether the order's plan is that of an additional member. */
  readonly additional: boolean;
  /** The order as it was verified, before it is used. */
  readonly order: OrderRecord;
  readonly writes: readonly Write[];
}

/**
 * Verifies an order with the provider and uses it for a member, in the transaction that makes or moves the
 * member. Throws invalid for an unknown, forged or foreign order, conflict for one that is not paid or was used.
 * @throws OrderMoved from the transaction, when the order moved in between: claim again.
 */
export async function claim(owner: string, orderId: string, member: string): Promise<Claim> {
  const known = await getOrder(owner, orderId);
  if (!known) throw unknownPayment();
  await ask(known);
  // Asking may have moved it; the version read here is the one that the transaction holds it to.
  const order = await getOrder(owner, orderId);
  if (!order) throw unknownPayment();
  if (order.state === "OPEN") throw notPaidYet();
  if (order.state === "EXPIRED") throw neverPaid();
  if (isUnpaid(order) && order.member === undefined) throw holdsNoMore();
  return {
    payed: order.state === "PAID" ? "COMPLETE" : "PROCESSING",
    additional: planById(order.planId)?.first === false,
    order,
    writes: [
      claimOrder(orderId, owner, member, usedBefore()),
      replace(orderRecord({ ...order, member }), new OrderMoved()),
    ],
  };
}

/** Takes in what an event says of a checkout, once however often it is sent. */
export async function receive(eventId: string, checkout: Checkout): Promise<void> {
  const order = checkout.accountId ? await getOrder(checkout.accountId, checkout.id) : undefined;
  if (!order) return;
  if (!agrees(order, checkout)) {
    log.error("an event does not agree with its order", { eventId, orderId: order.id });
    return;
  }
  try {
    await settle(order, checkout, [insertEvent(eventId, new EventSeen())]);
  } catch (error) {
    if (!(error instanceof EventSeen)) throw error;
  }
}
