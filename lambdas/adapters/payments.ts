import Stripe from "stripe";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type PlanPrice, planById } from "#shared/rules/payment/pricing.ts";
import { stripe } from "./stripe.ts";

/** The state of a checkout. EXPIRED: it ended without money. */
export type CheckoutState = "OPEN" | "PROCESSING" | "PAID" | "EXPIRED";

/** A hosted checkout of the provider. */
export interface Checkout {
  readonly id: string;
  readonly accountId: string | undefined;
  readonly planId: string | undefined;
  readonly cents: number;
  readonly state: CheckoutState;
  /** The subscription that it began, once it is complete. */
  readonly subscription: string | undefined;
}

/** The content of a new checkout. */
export interface NewCheckout {
  readonly accountId: string;
  readonly plan: PlanPrice;
  /** The second in which it expires unpaid: 30 minutes to a day ahead. */
  readonly expiresAt: number;
  /** The same key makes the same checkout, once. */
  readonly idempotencyKey: string;
}

/** What a plan is called on the provider's pages and invoices. */
export const productName = ({ first, interval }: PlanPrice) =>
  `Beforehand: ${first ? "first member" : "additional member"}, ${interval}ly`;

/** Cents of US dollars. */
export const centsOf = ({ dollars }: PlanPrice): number => dollars * 100;

/** Starts a hosted checkout of a subscription; `url` is its page. */
export async function startCheckout({
  accountId,
  plan,
  expiresAt,
  idempotencyKey,
}: NewCheckout): Promise<{ id: string; url: string }> {
  const metadata = { account: accountId, plan: plan.id };
  const back = `${env.payOrigin}/return`;
  const { id, url } = await (await stripe()).checkout.sessions.create(
    {
      mode: "subscription",
      client_reference_id: accountId,
      metadata,
      subscription_data: { metadata },
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
  return { id, url };
}

// A first payment that failed later leaves the checkout complete and unpaid; its subscription shows it.
const endedSubscriptions: readonly string[] = ["incomplete_expired", "canceled", "unpaid"];

function stateOf({ status, payment_status, subscription }: Stripe.Checkout.Session): CheckoutState {
  if (status === "open") return "OPEN";
  if (status !== "complete") return "EXPIRED";
  if (payment_status === "paid" || payment_status === "no_payment_required") return "PAID";
  const ended = typeof subscription === "object" && endedSubscriptions.includes(subscription?.status ?? "");
  return ended ? "EXPIRED" : "PROCESSING";
}

const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === "string" ? thing : thing?.id;

/** Reads a checkout session of the provider's. */
export function showCheckout(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    accountId: session.client_reference_id ?? undefined,
    planId: planById(session.metadata?.plan ?? "")?.id,
    // An amount in another currency is not one in dollars.
    cents: session.currency === "usd" ? (session.amount_total ?? 0) : 0,
    state: stateOf(session),
    subscription: idOf(session.subscription),
  };
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** The provider's answer; undefined when it knows no such thing. */
export async function unlessMissing<Result>(
  ask: (api: Stripe) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await ask(await stripe());
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A checkout in its current state; undefined when the provider knows none with this id. */
export async function readCheckout(id: string): Promise<Checkout | undefined> {
  const session = await unlessMissing((api) =>
    api.checkout.sessions.retrieve(id, { expand: ["subscription"] }),
  );
  return session && showCheckout(session);
}

/** The checkout that began a subscription. */
export async function findCheckout(subscription: string): Promise<Checkout | undefined> {
  const { data } = await (await stripe()).checkout.sessions.list({ subscription, limit: 1 });
  const [session] = data;
  return session && showCheckout(session);
}

/** States from which a subscription does not come back. */
const gone: readonly string[] = ["canceled", "incomplete_expired"];

/** A running subscription; undefined for one that has ended or never was. */
export async function findRunning(id: string | undefined): Promise<Stripe.Subscription | undefined> {
  const found = id ? await unlessMissing((api) => api.subscriptions.retrieve(id)) : undefined;
  return found && !gone.includes(found.status) ? found : undefined;
}

/** Ends the subscription of a checkout at once; one that has ended, or never began, is left alone. */
export async function endSubscription(checkoutId: string, known?: string): Promise<void> {
  const found = await findRunning(known ?? (await readCheckout(checkoutId))?.subscription);
  // When it ends elsewhere at this moment it is missing, which is as good.
  if (found) await unlessMissing((api) => api.subscriptions.cancel(found.id));
}

/**
 * Pauses the charges of a subscription, or resumes them with its next period. Skipped periods are never
 * charged.
 */
export async function pauseSubscription(id: string, isPaused: boolean): Promise<void> {
  const found = await findRunning(id);
  if (!found || (found.pause_collection !== null) === isPaused) return;
  const pause = isPaused ? ({ behavior: "void" } as const) : "";
  await unlessMissing((api) => api.subscriptions.update(id, { pause_collection: pause }));
}

/** Closes an open checkout page; one that was paid or has expired stays as it is. */
export async function closeCheckout(id: string): Promise<void> {
  if ((await readCheckout(id))?.state === "OPEN") await (await stripe()).checkout.sessions.expire(id);
}
