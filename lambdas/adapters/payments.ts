import type Stripe from "stripe";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { OrderState } from "#lambdas/records/payments/order.ts";
import type { PaymentHost } from "#shared/model/paymentHost.ts";
import { type PlanPrice, planById } from "#shared/rules/payment/pricing.ts";
import type { RenewalDay } from "#shared/rules/payment/renewalDay.ts";
import type { Checkout } from "./billing/Checkout.ts";
import { idOf } from "./billing/idOf.ts";
import { centsOf, productName } from "./billing/prices.ts";
import { anchorOf, daysOf } from "./billing/renewalDays.ts";
import { readSavedPayment } from "./billing/savedPayments.ts";
import { endedSubscriptions, findRunning, unlessMissing } from "./billing/subscriptions.ts";
import { isProviderError, stripe } from "./stripe.ts";

export interface NewCheckout {
  readonly accountId: string;
  readonly customer: string;
  readonly plan: PlanPrice;
  /** Due today. */
  readonly cents: number;
  readonly renewalDay: RenewalDay | undefined;
  /** The frame's host, to which the provider leads back. */
  readonly host: PaymentHost;
  /** The second it expires unpaid: 30 minutes to a day ahead. */
  readonly expiresAt: number;
  /** The same key makes the same checkout. */
  readonly idempotencyKey: string;
}

/** Starts a subscription's hosted checkout; `cents` is its charge. */
export async function startCheckout(checkout: NewCheckout): Promise<{ id: string; url: string; cents: number }> {
  const { accountId, customer, plan, cents, host, expiresAt, idempotencyKey } = checkout;
  const metadata = { account: accountId, plan: plan.id };
  const back = `${env.payOrigins[host]}/return`;
  const { id, url, amount_total } = await (await stripe()).checkout.sessions.create(
    {
      mode: "subscription",
      client_reference_id: accountId,
      customer,
      metadata,
      subscription_data: { metadata, ...anchorOf(checkout) },
      // Asks whether the card may pay for the next person.
      saved_payment_method_options: { payment_method_save: "enabled" },
      expires_at: expiresAt,
      success_url: `${back}?outcome=success&order={CHECKOUT_SESSION_ID}`,
      cancel_url: `${back}?outcome=cancel`,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: "usd",
            unit_amount: centsOf(plan),
            recurring: { interval: plan.interval },
            product_data: { name: productName(plan) },
          },
        },
      ],
    },
    { idempotencyKey },
  );
  if (!url) throw new VisibleError("UNAVAILABLE");
  return { id, url, cents: amount_total ?? cents };
}

// A first payment failing later shows in the subscription only.
function stateOf({ status, payment_status, subscription }: Stripe.Checkout.Session): OrderState {
  if (status === "open") return "OPEN";
  if (status !== "complete") return "EXPIRED";
  if (payment_status === "paid" || payment_status === "no_payment_required") return "PAID";
  const ended = typeof subscription === "object" && endedSubscriptions.includes(subscription?.status ?? "");
  return ended ? "EXPIRED" : "PROCESSING";
}

export function showCheckout(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    accountId: session.client_reference_id ?? undefined,
    planId: planById(session.metadata?.plan ?? "")?.id,
    // Dollars only.
    cents: session.currency === "usd" ? (session.amount_total ?? 0) : 0,
    state: stateOf(session),
    subscription: idOf(session.subscription),
  };
}

/** Reads a checkout or a payment with the saved card. */
export async function readCheckout(id: string): Promise<Checkout | undefined> {
  if (id.startsWith("sub_")) return readSavedPayment(id);
  const session = await unlessMissing((api) => api.checkout.sessions.retrieve(id, { expand: ["subscription"] }));
  return session && showCheckout(session);
}

export async function findCheckout(subscription: string): Promise<Checkout | undefined> {
  const { data } = await (await stripe()).checkout.sessions.list({ subscription, limit: 1 });
  const [session] = data;
  return session ? showCheckout(session) : readSavedPayment(subscription);
}

/**
 * Undefined once ended.
 * @param known the subscription, if known
 */
export const findSubscription = async (checkoutId: string, known: string | undefined) =>
  findRunning(known ?? (await readCheckout(checkoutId))?.subscription);

export async function endSubscription(checkoutId: string, known?: string): Promise<void> {
  const found = await findSubscription(checkoutId, known);
  // Ended elsewhere meanwhile, it is missing.
  if (found) await unlessMissing((api) => api.subscriptions.cancel(found.id));
}

/**
 * Lets a checkout's subscription end with its paid period; repeating changes nothing. Returns the last day,
 * YYYY-MM-DD; undefined once ended.
 */
export async function stopRenewal(id: string, known: string | undefined): Promise<string | undefined> {
  const found = await findSubscription(id, known);
  if (!found) return undefined;
  const { ends } = daysOf(found);
  if (ends !== undefined) return ends;
  const change = { cancel_at_period_end: true };
  const stopped = await unlessMissing((api) => api.subscriptions.update(found.id, change));
  return stopped && daysOf(stopped).ends;
}

const stateNow = async (id: string): Promise<OrderState | undefined> => (await readCheckout(id))?.state;

/** Closes an open page. Returns the state: a paid or expired one stays, one being paid now may stay open. */
export async function closeCheckout(id: string): Promise<OrderState | undefined> {
  const state = await stateNow(id);
  if (state !== "OPEN") return state;
  try {
    await (await stripe()).checkout.sessions.expire(id);
    return "EXPIRED";
  } catch (error) {
    if (!isProviderError(error, "StripeInvalidRequestError")) throw error;
    return stateNow(id);
  }
}

export async function eraseCheckout(id: string): Promise<void> {
  if ((await closeCheckout(id)) === "OPEN") throw new Error("This order is being paid at this moment.");
  const subscription = (await readCheckout(id))?.subscription;
  if (subscription) await endSubscription(id, subscription);
}
