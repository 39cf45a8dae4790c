import type Stripe from "stripe";
import { isProviderError, stripe } from "#lambdas/adapters/stripe.ts";
import type { OrderState } from "#lambdas/records/payments/order.ts";
import { planById } from "#shared/rules/payment/pricing.ts";
import type { Checkout } from "./Checkout.ts";
import { idOf } from "./idOf.ts";

const isMissing = (error: unknown) =>
  isProviderError(error, "StripeInvalidRequestError") && error.code === "resource_missing";

/** Undefined when the provider answers "missing". */
export async function unlessMissing<Result>(ask: (api: Stripe) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask(await stripe());
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Of a first payment that failed: later ones failed, too, or the subscription still asks for it. */
const failed: readonly string[] = ["incomplete_expired", "canceled", "unpaid", "past_due"];

/** Ended for good. */
const gone: readonly string[] = ["canceled", "incomplete_expired"];

/** Undefined once it ended. */
export async function findRunning(id: string | undefined): Promise<Stripe.Subscription | undefined> {
  const found = id ? await unlessMissing((api) => api.subscriptions.retrieve(id)) : undefined;
  return found && !gone.includes(found.status) ? found : undefined;
}

/** Paid with the saved card: it has no checkout. */
export const isSaved = ({ metadata }: { metadata: Stripe.Metadata | null }): boolean => metadata?.attempt !== undefined;

function stateOfSaved({ status }: Stripe.Subscription, first: Stripe.Invoice | undefined): Checkout["state"] {
  // Without an invoice nothing was due yet.
  if (first ? first.status === "paid" : status === "active") return "PAID";
  return failed.includes(status) ? "EXPIRED" : "PROCESSING";
}

/** @param first the invoice, if any was due */
export const showPaid = (subscription: Stripe.Subscription, first: Stripe.Invoice | undefined): Checkout => ({
  id: subscription.id,
  accountId: subscription.metadata.account,
  // The plan at its beginning; "plan" changes with the subscription.
  planId: planById(subscription.metadata.ordered ?? "")?.id,
  cents: first?.currency === "usd" ? first.amount_paid : 0,
  state: stateOfSaved(subscription, first),
  subscription: subscription.id,
  meant: subscription.metadata.member,
  isSaved: true,
});

/** A subscription's first invoice may come so much later. */
const firstInvoiceSeconds = 3_600;

async function firstInvoice(api: Stripe, { id, created }: Stripe.Subscription) {
  const { data } = await api.invoices.list({
    subscription: id,
    created: { lte: created + firstInvoiceSeconds },
    limit: 10,
  });
  return data.find(({ billing_reason }) => billing_reason === "subscription_create");
}

export async function readSavedPayment(id: string): Promise<Checkout | undefined> {
  const api = await stripe();
  const found = await unlessMissing(() => api.subscriptions.retrieve(id));
  return found && isSaved(found) ? showPaid(found, await firstInvoice(api, found)) : undefined;
}

// A first payment failing later shows in the subscription only.
function stateOfCheckout({ status, payment_status, subscription }: Stripe.Checkout.Session): OrderState {
  if (status === "open") return "OPEN";
  if (status !== "complete") return "EXPIRED";
  if (payment_status === "paid" || payment_status === "no_payment_required") return "PAID";
  const hasFailed = typeof subscription === "object" && failed.includes(subscription?.status ?? "");
  return hasFailed ? "EXPIRED" : "PROCESSING";
}

export function showCheckout(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    accountId: session.client_reference_id ?? undefined,
    planId: planById(session.metadata?.plan ?? "")?.id,
    // Dollars only.
    cents: session.currency === "usd" ? (session.amount_total ?? 0) : 0,
    state: stateOfCheckout(session),
    subscription: idOf(session.subscription),
  };
}

/** Also a payment with the saved card. */
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
