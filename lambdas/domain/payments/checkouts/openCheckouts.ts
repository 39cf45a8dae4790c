import { createHash } from "node:crypto";
import { readCheckout } from "#lambdas/adapters/billing/lookups.ts";
import { savedPaymentUnderWay } from "#lambdas/adapters/billing/savedPayments.ts";
import * as provider from "#lambdas/adapters/payments.ts";
import { keepOrder, orderOf } from "#lambdas/domain/payments/keepOrder.ts";
import { applyState } from "#lambdas/domain/payments/orderState.ts";
import { isUsable } from "#lambdas/domain/payments/paidOrders.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { hasMoney, type OrderRecord, type OrderState, readOrders } from "#lambdas/records/payments/order.ts";
import type { PaymentTokenDetails } from "#lambdas/records/payments/paymentToken.ts";

// Every open page can be paid, so an account has one a person: the newest.

export const paidBefore = () => new VisibleError("PAID_IN_OTHER_WINDOW", "You have already paid in another window.");

interface Purpose {
  readonly accountId: string;
  readonly member: string | undefined;
  readonly paidOthers: number;
}

async function close(order: OrderRecord): Promise<OrderState | undefined> {
  const checkout = await provider.closeCheckout(order.id);
  return checkout?.state === "EXPIRED" ? applyState(order, { ...checkout, cents: order.cents }) : checkout?.state;
}

/** Undefined when the order does not forbid paying again. */
function reasonOf(order: OrderRecord, state: OrderState | undefined, paidOthers: number) {
  if (state === "OPEN") return savedPaymentUnderWay();
  return hasMoney(state) && isUsable(order, paidOthers) ? paidBefore() : undefined;
}

/** Orders of one moment are ordered by id. */
const isBefore = (one: OrderRecord, other: OrderRecord): boolean =>
  one.created === other.created ? one.id < other.id : one.created < other.created;

/**
 * Returns the reason not to pay now, if a page was paid.
 * @param newest the order whose page stays open: earlier ones are closed @default all
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
  const reasons = await Promise.all(open.map(async (order) => reasonOf(order, await close(order), paidOthers)));
  return reasons.find((reason) => reason !== undefined);
}

export const outOfDate = () =>
  new VisibleError(
    "PAYMENT_PAGE_EXPIRED",
    "This payment page is out of date. Please go back one step and start again.",
  );

/** Pages a token opens, each after another window closed the last. */
const mostOpened = 10;

type CheckoutRequest = Omit<provider.NewCheckout, "idempotencyKey">;

/** The same page again, unless it was closed. */
export async function openPage(Token: string, token: PaymentTokenDetails, request: CheckoutRequest) {
  // Another answer about the card is another page.
  let before = request.keepsCard ? " keep" : "";
  for (let opened = 1; opened <= mostOpened; opened += 1) {
    const idempotencyKey = createHash("sha256").update(`checkout ${Token}${before}`).digest("hex");
    const checkout = await provider.startCheckout({ ...request, idempotencyKey });
    if (await keepOrder(orderOf(token, checkout))) return checkout;
    const state = (await readCheckout(checkout.id))?.state;
    if (state === "OPEN") return checkout;
    if (hasMoney(state)) throw paidBefore();
    before += ` after ${checkout.id}`;
  }
  throw outOfDate();
}
