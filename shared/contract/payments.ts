import * as z from "zod/mini";
import { errorSentences } from "#shared/errors.ts";
import { id } from "#shared/fields/ids.ts";
import { orderId, plan, planId } from "#shared/fields/payment.ts";
import { paymentHost } from "#shared/model/paymentHost.ts";
import { savedCard } from "#shared/model/savedCard.ts";
import { call, type ProviderEvent } from "./call.ts";
import { changing, each } from "./uses/uses.ts";

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}$/, errorSentences.SIGN_IN));

const paidOrder = z.object({ OrderID: z.string(), PlanID: planId });

/**
 * `Token` works for ten minutes, at `Host` alone. `Price`: dollars, by the number of paid members. Without `MID` for a
 * member to be registered. `Paid`: an earlier unused order, paid or being paid, to use instead. A later plan joins the
 * account's renewal day: `Today` are the dollars until then, `Renews` the day of the first whole price. `Card` is for
 * payWithSavedCard. 409 NOT_COVERED without a covered household, unless `Paid`.
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

const chargingByToken = {
  uses: [
    ...each(["PAY", "PAYHOST", "U", "PLACES"], "get"),
    "records:query(U)",
    ...each(["U", "DUE", "OUTBOX"], "put"),
    "payments",
  ],
  limits: [{ by: ["address"], times: 30, seconds: 300 }],
} as const;

/**
 * Closes the person's earlier checkouts. With `Keep` the owner agreed to the card's further use, and the provider asks
 * no more. 409 after a change of price or another paid checkout, and without a covered household.
 */
export const startCheckout = call({
  method: "POST",
  path: "/payment/checkout",
  callers: "anyone",
  ...chargingByToken,
  uses: [...chargingByToken.uses, "payments:frame"],
  request: z.strictObject({ Token: token, PlanID: planId, Keep: z.optional(z.boolean()) }),
  response: z.object({ OrderID: z.string(), URL: z.string() }),
});

const orderState = z.enum(["OPEN", "PROCESSING", "PAID", "EXPIRED"]);

/**
 * Once for each token. `Today` is the shown amount in dollars; another one is refused. 409 with a code of its own when
 * the card is declined, expired, gone or to be confirmed by its owner: startCheckout still takes the token. 409
 * CARD_CHANGED for another card than openPayment's: open anew.
 */
export const payWithSavedCard = call({
  method: "POST",
  path: "/payment/saved",
  callers: "anyone",
  ...chargingByToken,
  request: z.strictObject({ Token: token, PlanID: planId, Today: z.number() }),
  response: z.object({ OrderID: z.string(), State: orderState }),
});

export const readOrder = call({
  method: "POST",
  path: "/payment/order",
  callers: "anyone",
  uses: [
    ...each(["PAY", "U", "PLACES"], "get"),
    "records:query(U)",
    ...each(["U", "NEW", "UPDATED", "NUMBER", "DUE", "OUTBOX"], "put"),
    ...each(["U"], "update", "check"),
    "payments",
  ],
  limits: [{ by: ["address"], times: 300, seconds: 300 }],
  request: z.strictObject({ Token: token, OrderID: orderId }),
  response: z.object({ State: orderState }),
});

/** The signed events of docs/deploy.md; ignores any other. A replay changes nothing. */
export const paymentWebhook: ProviderEvent = {
  method: "POST",
  path: "/payment/webhook",
  uses: [
    ...each(["U", "PLACES", "RECEIPT"], "get"),
    ...each(["U"], "query"),
    ...each(["U", "NEW", "UPDATED", "NUMBER", "DUE", "OUTBOX", "EVENT", "RECEIPT", "ORDER"], "put"),
    ...each(["U"], "update", "check"),
    "payments",
    "signing",
  ],
};
