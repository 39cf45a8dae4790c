import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import { id } from "#shared/fields/ids.ts";
import { orderId, plan, planId } from "#shared/fields/payment.ts";
import { paymentHost } from "#shared/model/paymentHost.ts";
import { savedCard } from "#shared/model/savedCard.ts";
import { call, type ProviderEvent, type ScheduledEvent } from "./call.ts";
import { changing, removing } from "./uses/uses.ts";

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/, errorSentences.SIGN_IN));

const paidOrder = z.object({ OrderID: z.string(), PlanID: planId });

/**
 * Returns a ten-minute payment token for the frame, and the plan and its price in dollars, set by the number of paid
 * members. `Paid` is an earlier unused order that was paid or is being paid: use it instead of paying again. `MID`
 * names a member who can be paid for now; without it the payment is for a member to be registered. A later plan joins
 * the account's renewal day: `Today` are the dollars due until then, `Renews` is the day of the first whole price.
 * `Card` is the saved card, with which payWithSavedCard pays. `Host` is the payment host to frame; once another is in
 * use, the token starts nothing any more. 409 NOT_COVERED without a household where a department
 * takes part, unless there is such an earlier order.
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
    Host: paymentHost,
    PlanID: planId,
    Price: z.number(),
    Paid: z.optional(paidOrder),
    Today: z.optional(z.number()),
    Renews: z.optional(z.string()),
    Card: z.optional(savedCard),
  }),
});

/** Shared by the two ways to start a charge: the checkout and the saved card. */
const chargingByToken = {
  uses: [
    "records:get(PAY)",
    "records:get(PAYHOST)",
    "records:get(U)",
    "records:get(PLACES)",
    "records:query(U)",
    "records:put(U)",
    "records:put(DUE)",
    "payments",
  ],
  limits: [{ by: ["address"], times: 30, seconds: 300 }],
} as const;

/**
 * Starts the provider's hosted checkout, called by the payment frame with its token, and closes earlier ones for the same
 * person. 409 when since the token was made the price changed or another checkout was paid, and without a household where
 * a department takes part.
 */
export const startCheckout = call({
  method: "POST",
  path: "/payment/checkout",
  callers: "anyone",
  ...chargingByToken,
  uses: [...chargingByToken.uses, "payments:frame"],
  request: z.strictObject({ Token: token, PlanID: planId }),
  response: z.object({ OrderID: z.string(), URL: z.string() }),
});

const orderState = z.enum(["OPEN", "PROCESSING", "PAID", "EXPIRED"]);

/**
 * Pays with the saved card instead of a checkout, called by the payment frame with its token. `Today` is the amount
 * that was shown, in dollars; another one is refused. Repeated with the same token it pays once. 409 with a code of its
 * own when the card is declined, has expired, is not saved any more or needs its owner's confirmation: startCheckout
 * still takes the token. 409 CARD_CHANGED when the saved card is another one than openPayment told: open anew.
 */
export const payWithSavedCard = call({
  method: "POST",
  path: "/payment/saved",
  callers: "anyone",
  ...chargingByToken,
  request: z.strictObject({ Token: token, PlanID: planId, Today: z.number() }),
  response: z.object({ OrderID: z.string(), State: orderState }),
});

/** The provider's state of an order of the token's account. */
export const readOrder = call({
  method: "POST",
  path: "/payment/order",
  callers: "anyone",
  uses: [
    "records:get(PAY)",
    "records:get(U)",
    "records:get(PLACES)",
    "records:query(U)",
    "records:put(U)",
    "records:put(NEW)",
    "records:put(UPDATED)",
    "records:put(NUMBER)",
    "records:put(DUE)",
    "records:put(MAILS)",
    "records:put(PLANCHECKS)",
    "records:update(U)",
    "records:check(U)",
    "payments",
  ],
  limits: [{ by: ["address"], times: 300, seconds: 300 }],
  request: z.strictObject({ Token: token, OrderID: orderId }),
  response: z.object({ State: orderState }),
});

/**
 * Receives the provider's events, proven by their signature; a replay changes nothing. Handled are
 * checkout.session.completed, .expired, .async_payment_succeeded and .async_payment_failed; invoice.paid and
 * .payment_failed; customer.subscription.created, .updated and .deleted; customer.updated; charge.refunded,
 * charge.dispute.created and .closed. Any other event is accepted and changes nothing.
 */
export const paymentWebhook: ProviderEvent = {
  method: "POST",
  path: "/payment/webhook",
  uses: [
    "records:get(U)",
    "records:get(PLACES)",
    "records:get(RECEIPT)",
    "records:query(U)",
    "records:query(MAILS)",
    "records:put(U)",
    "records:put(NEW)",
    "records:put(UPDATED)",
    "records:put(NUMBER)",
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
 * withdraws their entries; retries ending subscriptions, and erasing accounts with the provider; moves a subscription to
 * the full plan in a family that lost it; stops renewals where a department pays; pauses those of restricted accounts and resumes those of restored ones;
 * takes jackets to the departments of their places, and members to their sponsors; tells families of places that
 * joined or left, people of their registration by somebody else, and families of 18th birthdays; sends waiting mails.
 */
export const lapsePayments: ScheduledEvent = {
  schedule: "cron(0 14 * * ? *)",
  seconds: 600,
  uses: [...removing, "records:getMany", "payments", "mail", "signing"],
};
