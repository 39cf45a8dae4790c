import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import { id, orderId, plan, planId } from "#shared/fields.ts";
import { call, type ProviderEvent, type ScheduledEvent } from "./call.ts";
import { changing, removing } from "./uses.ts";

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/, errorSentences.SIGN_IN));

const paidOrder = z.object({ OrderID: z.string(), PlanID: planId });

/**
 * Returns a ten-minute payment token for the frame, and the plan and its price in dollars, set by the number of paid
 * members. `Paid` is an earlier unused order that was paid or is being paid: use it instead of paying again. `MID`
 * names a member who can be paid for now; without it the payment is for a member to be registered. 409 NOT_COVERED
 * without a household where a department takes part, unless there is such an earlier order.
 */
export const openPayment = call({
  method: "POST",
  path: "/payment/session",
  callers: ["USER"],
  uses: [...changing, "payments"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject({ Plan: plan, MID: z.optional(id) }),
  response: z.object({
    Token: z.string(),
    PlanID: planId,
    Price: z.number(),
    Paid: z.optional(paidOrder),
  }),
});

/**
 * Starts the provider's hosted checkout, called by the payment frame with its token. 409 when since the token was made
 * the price changed or another checkout was paid, and without a household where a department takes part.
 */
export const startCheckout = call({
  method: "POST",
  path: "/payment/checkout",
  callers: "anyone",
  uses: [
    "records:get(PAY)",
    "records:get(U)",
    "records:get(PLACES)",
    "records:query(U)",
    "records:put(U)",
    "records:put(DUE)",
    "payments",
  ],
  limits: [{ by: ["address"], times: 30, seconds: 300 }],
  request: z.strictObject({ Token: token, PlanID: planId }),
  response: z.object({ OrderID: z.string(), URL: z.string() }),
});

/** The provider's state of an order of the token's account. */
export const readOrder = call({
  method: "POST",
  path: "/payment/order",
  callers: "anyone",
  uses: [
    "records:get(PAY)",
    "records:get(U)",
    "records:query(U)",
    "records:put(U)",
    "records:put(NEW)",
    "records:put(UPDATED)",
    "records:put(DUE)",
    "records:put(MAILS)",
    "records:put(PLANCHECKS)",
    "records:update(U)",
    "records:check(U)",
    "payments",
  ],
  limits: [{ by: ["address"], times: 300, seconds: 300 }],
  request: z.strictObject({ Token: token, OrderID: orderId }),
  response: z.object({ State: z.enum(["OPEN", "PROCESSING", "PAID", "EXPIRED"]) }),
});

/**
 * Receives the provider's events, proven by their signature; a replay changes nothing. Handled are
 * checkout.session.completed, .expired, .async_payment_succeeded and .async_payment_failed; invoice.paid and
 * .payment_failed; customer.subscription.updated and .deleted; charge.refunded, charge.dispute.created and
 * .closed. Any other event is accepted and changes nothing.
 */
export const paymentWebhook: ProviderEvent = {
  method: "POST",
  path: "/payment/webhook",
  uses: [
    "records:get(U)",
    "records:get(RECEIPT)",
    "records:query(U)",
    "records:query(MAILS)",
    "records:put(U)",
    "records:put(NEW)",
    "records:put(UPDATED)",
    "records:put(DUE)",
    "records:put(MAILS)",
    "records:put(ENDINGS)",
    "records:put(PLANCHECKS)",
    "records:put(EVENT)",
    "records:put(RECEIPT)",
    "records:put(ORDER)",
    "records:update(U)",
    "records:check(U)",
    "records:delete(MAILS)",
    "records:delete(ENDINGS)",
    "payments",
    "mail",
    "signing",
  ],
};

/**
 * Daily: asks the provider for payments under way for a week; lapses members whose payment was due today, which
 * withdraws their entries; retries ending subscriptions; moves one to the full plan in a family that lost it; pauses those of restricted accounts and resumes those of
 * restored ones; tells families of places that joined or left; sends waiting mails.
 */
export const lapsePayments: ScheduledEvent = {
  schedule: "cron(0 14 * * ? *)",
  seconds: 600,
  uses: [...removing, "payments", "mail", "signing"],
};
