import { savedPaymentUnderWay } from "#lambdas/adapters/billing/savedPayments.ts";
import * as provider from "#lambdas/adapters/payments.ts";
import { applyState } from "#lambdas/domain/payments/orders.ts";
import { isUsable } from "#lambdas/domain/payments/paidOrders.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { hasMoney, type OrderRecord, type OrderState, readOrders } from "#lambdas/records/payments/order.ts";

// Every open page of the provider can be paid. So an account has one open page for a person: the newest.

export const paidBefore = () =>
  new VisibleError("PAID_IN_OTHER_WINDOW", "You have already paid in another window.");

/** For whom a page is opened. */
interface Purpose {
  readonly accountId: string;
  /** The member to pay for; undefined for one who is about to be registered. */
  readonly member: string | undefined;
  readonly paidOthers: number;
}

/** Closes the page of an order. Returns the state of the order then. */
async function close(order: OrderRecord): Promise<OrderState | undefined> {
  const { id, cents } = order;
  const state = await provider.closeCheckout(id);
  return state === "EXPIRED" ? applyState(order, { state, cents, subscription: undefined }) : state;
}

/** Why a person must not be paid for while an order of theirs has a state, if so. */
function reasonOf(order: OrderRecord, state: OrderState | undefined, paidOthers: number) {
  if (state === "OPEN") return savedPaymentUnderWay();
  return hasMoney(state) && isUsable(order, paidOthers) ? paidBefore() : undefined;
}

/** Whether an order began before another; of two in one moment one did. */
const isBefore = (one: OrderRecord, other: OrderRecord): boolean =>
  one.created === other.created ? one.id < other.id : one.created < other.created;

/**
 * Closes the open pages for a person. Returns why that person must not be paid for now, if so: one of them was paid.
 * @param newest the order of a page that stays open: those before it are closed @default all
 */
export async function closeOpen(
  { accountId, member, paidOthers }: Purpose,
  newest?: string,
): Promise<VisibleError | undefined> {
  const orders = await readOrders(accountId);
  const own = orders.find(({ id }) => id === newest);
  const open = orders.filter(
    (order) =>
      order.state === "OPEN" &&
      order.member === undefined &&
      order.meant === member &&
      (own === undefined || isBefore(order, own)),
  );
  const reasons = await Promise.all(
    open.map(async (order) => reasonOf(order, await close(order), paidOthers)),
  );
  return reasons.find((reason) => reason !== undefined);
}
