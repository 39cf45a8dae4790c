import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { PaymentHost } from "#shared/model/paymentHost.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import type { RenewalDay } from "#shared/rules/payment/renewalDay.ts";
import type { Checkout } from "./billing/Checkout.ts";
import { cardKept } from "./billing/customers.ts";
import { findRunning, findSubscription, readCheckout, unlessMissing } from "./billing/lookups.ts";
import { centsOf, productName } from "./billing/prices.ts";
import { anchorOf, daysOf } from "./billing/renewalDays.ts";
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
  /** Its owner agreed to further use of the card; otherwise the provider asks. */
  readonly keepsCard: boolean;
  /** The same key makes the same checkout. */
  readonly idempotencyKey: string;
}

/** Returns its charge in `cents`. */
export async function startCheckout(checkout: NewCheckout): Promise<{ id: string; url: string; cents: number }> {
  const { accountId, customer, plan, cents, host, expiresAt, keepsCard, idempotencyKey } = checkout;
  const metadata = { account: accountId, plan: plan.id };
  const back = `${env.payOrigins[host]}/return`;
  const { id, url, amount_total } = await (await stripe()).checkout.sessions.create(
    {
      mode: "subscription",
      client_reference_id: accountId,
      customer,
      metadata,
      subscription_data: { metadata: { ...metadata, ...(keepsCard ? cardKept : {}) }, ...anchorOf(checkout) },
      // Asks whether the card may pay for the next person.
      saved_payment_method_options: { payment_method_save: keepsCard ? "disabled" : "enabled" },
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

export async function endSubscription(checkoutId: string, known?: string): Promise<void> {
  const found = await findSubscription(checkoutId, known);
  // Ended elsewhere meanwhile, it is missing.
  if (found) await unlessMissing((api) => api.subscriptions.cancel(found.id));
}

/** At the end of the paid period; repeating changes nothing. Returns the last day, YYYY-MM-DD; undefined once ended. */
export async function stopRenewal(id: string, known: string | undefined): Promise<string | undefined> {
  const found = await findSubscription(id, known);
  if (!found) return undefined;
  const { ends } = daysOf(found);
  if (ends !== undefined) return ends;
  const change = { cancel_at_period_end: true };
  const stopped = await unlessMissing((api) => api.subscriptions.update(found.id, change));
  return stopped && daysOf(stopped).ends;
}

/** Charges resume with the next period; skipped ones are never charged. */
export async function pauseSubscription(id: string, isPaused: boolean): Promise<void> {
  const found = await findRunning(id);
  if (!found || (found.pause_collection !== null) === isPaused) return;
  const pause = isPaused ? ({ behavior: "void" } as const) : "";
  await unlessMissing((api) => api.subscriptions.update(id, { pause_collection: pause }));
}

/** A paid or expired page stays; one being paid now may stay open. */
export async function closeCheckout(id: string): Promise<Checkout | undefined> {
  const checkout = await readCheckout(id);
  if (checkout?.state !== "OPEN") return checkout;
  try {
    await (await stripe()).checkout.sessions.expire(id);
    return { ...checkout, state: "EXPIRED" };
  } catch (error) {
    if (!isProviderError(error, "StripeInvalidRequestError")) throw error;
    return readCheckout(id);
  }
}

export async function eraseCheckout(id: string): Promise<void> {
  const { state, subscription } = (await closeCheckout(id)) ?? {};
  if (state === "OPEN") throw new Error("This order is being paid at this moment.");
  if (subscription) await endSubscription(id, subscription);
}
