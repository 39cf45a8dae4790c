import { createHash } from "node:crypto";
import * as provider from "#lambdas/adapters/payments.ts";
import { keepOrder, orderOf } from "#lambdas/domain/payments/keepOrder.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { hasMoney } from "#lambdas/records/payments/order.ts";
import type { PaymentTokenDetails } from "#lambdas/records/payments/paymentToken.ts";
import { paidBefore } from "./openCheckouts.ts";

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
  let before = "";
  for (let opened = 1; opened <= mostOpened; opened += 1) {
    const idempotencyKey = createHash("sha256").update(`checkout ${Token}${before}`).digest("hex");
    const checkout = await provider.startCheckout({ ...request, idempotencyKey });
    if (await keepOrder(orderOf(token, checkout))) return checkout;
    const state = (await provider.readCheckout(checkout.id))?.state;
    if (state === "OPEN") return checkout;
    if (hasMoney(state)) throw paidBefore();
    before = ` after ${checkout.id}`;
  }
  throw outOfDate();
}
