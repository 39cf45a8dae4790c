import type { PaymentEvent } from "#lambdas/adapters/paymentEvents.ts";
import { type Checkout, readCheckout } from "#lambdas/adapters/payments.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { getMember, memberRecord } from "#lambdas/records/member.ts";
import {
  claimOrder,
  getOrder,
  insertEvent,
  type OrderDetails,
  type OrderRecord,
  type OrderState,
  orderRecord,
} from "#lambdas/records/order.ts";
import { replace, transact, type Write } from "#lambdas/records/table.ts";
import type { Payed } from "#shared/model/member.ts";
import { planById } from "#shared/rules/pricing.ts";

/** Somebody else moved the order in between: what was read of it is old. */
export class OrderMoved extends Error {}

class EventSeen extends Error {}

const tries = 5;

export const unknownPayment = () => new VisibleError("invalid", "We could not find that payment");
const usedBefore = () => new VisibleError("conflict", "This payment was already used for another member");
const notPaidYet = () =>
  new VisibleError("conflict", "This payment is not complete yet. Please finish it in the pop up window.");
const neverPaid = () =>
  new VisibleError("conflict", "This payment was not completed. Please start a new one.");

/** Events arrive in any order: money that came is never taken back by an older event. */
const nextStates: Record<OrderState, readonly OrderState[]> = {
  OPEN: ["PROCESSING", "PAID", "EXPIRED"],
  PROCESSING: ["PAID", "EXPIRED"],
  EXPIRED: ["PAID"],
  PAID: [],
};

const payedFor: Record<OrderState, Payed> = {
  OPEN: "PENDING",
  PROCESSING: "PROCESSING",
  EXPIRED: "PENDING",
  PAID: "COMPLETE",
};

const overOrder = (order: OrderDetails): Write =>
  replace(orderRecord(order), new OrderMoved("The order was changed in between"));

/** The member that an order pays for, moved along with it. */
async function moveMember({ owner, member: id }: OrderRecord, state: OrderState): Promise<Write[]> {
  const member = id === undefined ? undefined : await getMember(owner, id);
  const payed = payedFor[state];
  if (!member || member.payed === payed) return [];
  return [replace(memberRecord({ ...member, payed }), new OrderMoved("The member was changed in between"))];
}

async function tryToSettle(order: OrderRecord, state: OrderState, first: readonly Write[]): Promise<void> {
  const moved = await moveMember(order, state);
  await transact([...first, overOrder({ ...order, state }), ...moved]);
}

/**
 * Moves an order, and the member that it pays for, to where the provider says it stands; answers where it
 * stands then. `first` is written only when something moves.
 */
export async function settle(
  found: OrderRecord,
  state: OrderState,
  first: readonly Write[] = [],
): Promise<OrderState> {
  let order = found;
  for (let attempt = 1; nextStates[order.state].includes(state); attempt += 1) {
    try {
      await tryToSettle(order, state, first);
      return state;
    } catch (error) {
      if (!(error instanceof OrderMoved)) throw error;
      if (attempt === tries) throw changedElsewhere();
      order = (await getOrder(order.owner, order.id)) ?? order;
    }
  }
  return order.state;
}

/** Whether the provider's checkout is what this order was made for: whose, which plan, how much. */
const agrees = (order: OrderDetails, checkout: Checkout): boolean =>
  checkout.accountId === order.owner && checkout.planId === order.planId && checkout.cents === order.cents;

/**
 * Where an order stands with the provider, now. Throws invalid for a checkout that the provider does not know
 * or that was not made for this order.
 */
export async function ask(order: OrderRecord): Promise<OrderState> {
  const checkout = await readCheckout(order.id);
  if (!checkout || !agrees(order, checkout)) throw unknownPayment();
  return settle(order, checkout.state);
}

/** What an order gives the member that it is used for, and the writes that use it. */
export interface Claim {
  readonly payed: Payed;
  /** Whether the order's plan is that of an additional member. */
  readonly additional: boolean;
  readonly writes: readonly Write[];
}

/**
 * Verifies an order with the provider and uses it for a member, in the transaction that makes the member.
 * Throws invalid for an unknown, forged or foreign order, conflict for one that is not paid or was used.
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
  return {
    payed: payedFor[order.state],
    additional: planById(order.planId)?.first === false,
    writes: [claimOrder(orderId, owner, member, usedBefore()), overOrder({ ...order, member })],
  };
}

/** Takes in an event of the provider, once however often it is sent. */
export async function receive({ id, checkout }: PaymentEvent): Promise<void> {
  const order = checkout?.accountId && (await getOrder(checkout.accountId, checkout.id));
  if (!checkout || !order) return;
  if (!agrees(order, checkout)) {
    log.error("an event does not agree with its order", { eventId: id, orderId: order.id });
    return;
  }
  try {
    await settle(order, checkout.state, [insertEvent(id, new EventSeen())]);
  } catch (error) {
    if (!(error instanceof EventSeen)) throw error;
  }
}
