import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import { id, orderId, plan, planId } from "#shared/fields.ts";
import { call, type ProviderEvent, type ScheduledEvent } from "./call.ts";
import { changing, removing } from "./uses.ts";

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/, errorSentences.SIGN_IN));

/** An order that a member can be registered with. */
const paidOrder = z.object({ OrderID: z.string(), PlanID: planId });

/**
 * A ten-minute payment token for the frame, and the plan and price in dollars that the number of paid members
 * sets. `Paid` is an earlier order that was paid, or is being paid, and not used: it is to be used instead of paying
 * again. With `MID` it is for a member who can be paid for now, otherwise for one who is about to be registered.
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
 * Starts the provider's hosted checkout; called by the payment frame with its token. 409 when the price changed, or
 * another checkout was paid, since the token was made.
 */
export const startCheckout = call({
  method: "POST",
  path: "/payment/checkout",
  callers: "anyone",
  uses: ["records:get", "records:query", "records:put", "payments"],
  limits: [{ by: ["address"], times: 30, seconds: 300 }],
  request: z.strictObject({ Token: token, PlanID: planId }),
  response: z.object({ OrderID: z.string(), URL: z.string() }),
});

/** Where an order of this token's account stands with the provider. */
export const readOrder = call({
  method: "POST",
  path: "/payment/order",
  callers: "anyone",
  uses: [...changing, "payments"],
  limits: [{ by: ["address"], times: 300, seconds: 300 }],
  request: z.strictObject({ Token: token, OrderID: orderId }),
  response: z.object({ State: z.enum(["OPEN", "PROCESSING", "PAID", "EXPIRED"]) }),
});

/**
 * The provider's signed events; its signature is the proof, a replay changes nothing. It is told of
 * checkout.session.completed, .expired, .async_payment_succeeded and .async_payment_failed; invoice.paid and
 * .payment_failed; customer.subscription.updated and .deleted; charge.refunded, charge.dispute.created and
 * .closed. Any other event is taken and changes nothing.
 */
export const paymentWebhook: ProviderEvent = {
  method: "POST",
  path: "/payment/webhook",
  uses: [...removing, "payments", "mail"],
};

/**
 * Once a day: payments that have been under way for a week are asked for, members whose payment was due today wait
 * for payment again and leave their departments' lists, subscriptions that could not be ended are tried again, those
 * of restricted accounts are paused and those of restored ones go on, and mails that wait are sent.
 */
export const lapsePayments: ScheduledEvent = {
  schedule: "cron(0 14 * * ? *)",
  seconds: 600,
  uses: [...removing, "payments", "mail"],
};
