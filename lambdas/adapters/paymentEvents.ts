import type Stripe from "stripe";
import type { PeriodState } from "#lambdas/records/payments/order.ts";
import type { Checkout } from "./billing/Checkout.ts";
import { idOf } from "./billing/idOf.ts";
import { isSaved, readSavedPayment, showCheckout } from "./billing/lookups.ts";
import { asRead, findInvoice, type Invoice, readInvoice, showInvoice } from "./invoices.ts";
import { isProviderError, readKey, stripe } from "./stripe.ts";

export interface Subscription {
  readonly subscription: string;
  readonly accountId: string | undefined;
}

export type PaymentNews =
  | { readonly kind: "checkout"; readonly checkout: Checkout }
  | { readonly kind: "invoice"; readonly invoice: Invoice; readonly state: PeriodState }
  | { readonly kind: "ended"; readonly ended: Subscription }
  /** Whether it renews must be asked. */
  | { readonly kind: "changed"; readonly changed: Subscription }
  /** `at` in seconds. */
  | { readonly kind: "card"; readonly customer: string; readonly at: number }
  | { readonly kind: "refundedInPart" };

export interface PaymentEvent {
  readonly id: string;
  readonly news: PaymentNews | undefined;
}

/** Undefined without the provider's signature. */
export async function readEvent(body: string, signature: string): Promise<PaymentEvent | undefined> {
  const [api, key] = await Promise.all([stripe(), readKey("webhookSecret")]);
  let event: Stripe.Event;
  try {
    event = api.webhooks.constructEvent(body, signature, key);
  } catch (error) {
    if (isProviderError(error, "StripeSignatureVerificationError")) return undefined;
    throw error;
  }
  return { id: event.id, news: await newsOf(event) };
}

async function newsOf(event: Stripe.Event): Promise<PaymentNews | undefined> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return { kind: "checkout", checkout: showCheckout(event.data.object) };
    case "checkout.session.async_payment_failed":
      return { kind: "checkout", checkout: { ...showCheckout(event.data.object), state: "EXPIRED" } };
    case "invoice.paid":
      return ofPaid(await asRead(event.data.object));
    case "invoice.payment_failed":
      return ofRenewal(await asRead(event.data.object), "FAILED");
    case "customer.subscription.created":
      return isSaved(event.data.object) ? ofSaved(event.data.object.id) : undefined;
    case "customer.subscription.deleted":
      return ended(event.data.object);
    case "customer.subscription.updated":
      return ofSubscription(event.data.object);
    case "customer.updated":
      return ofCustomer(event);
    case "charge.refunded":
      return ofCharge(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return ofDispute(event.data.object);
    default:
      return undefined;
  }
}

/** Of a customer only the default card is news. */
function ofCustomer({ created, data }: Stripe.CustomerUpdatedEvent): PaymentNews | undefined {
  const { default_payment_method: before } = data.previous_attributes?.invoice_settings ?? {};
  return before === undefined ? undefined : { kind: "card", customer: data.object.id, at: created };
}

const ofInvoice = (invoice: Invoice | undefined, state: PeriodState): PaymentNews | undefined =>
  invoice && { kind: "invoice", invoice, state };

/** The first period's news comes with its checkout. */
function ofRenewal(invoice: Stripe.Invoice, state: PeriodState): PaymentNews | undefined {
  const shown = showInvoice(invoice);
  return shown?.isRenewal ? ofInvoice(shown, state) : undefined;
}

async function ofSaved(subscription: string): Promise<PaymentNews | undefined> {
  const checkout = await readSavedPayment(subscription);
  return checkout && { kind: "checkout", checkout };
}

/** A first period paid with the saved card has no checkout. */
function ofPaid(invoice: Stripe.Invoice) {
  const subscription = showInvoice(invoice)?.subscription;
  const metadata = invoice.parent?.subscription_details?.metadata ?? null;
  const isFirst = invoice.billing_reason === "subscription_create";
  return subscription && isFirst && isSaved({ metadata }) ? ofSaved(subscription) : ofRenewal(invoice, "PAID");
}

const ended = ({ id, metadata }: Stripe.Subscription): PaymentNews => ({
  kind: "ended",
  ended: { subscription: id, accountId: metadata.account },
});

async function ofSubscription(subscription: Stripe.Subscription): Promise<PaymentNews | undefined> {
  const { id: changed, metadata, status } = subscription;
  if (status === "canceled") return ended(subscription);
  const invoice = idOf(subscription.latest_invoice);
  if (status !== "unpaid" || invoice === undefined)
    return { kind: "changed", changed: { subscription: changed, accountId: metadata.account } };
  return ofInvoice(await readInvoice(invoice), "FAILED");
}

type Intent = Stripe.Charge["payment_intent"];

async function ofPayment(intent: Intent, state: PeriodState): Promise<PaymentNews | undefined> {
  const id = idOf(intent);
  return id ? ofInvoice(await findInvoice(id), state) : undefined;
}

const ofCharge = ({ refunded, payment_intent }: Stripe.Charge) =>
  refunded ? ofPayment(payment_intent, "REFUNDED") : ({ kind: "refundedInPart" } as const);

/** A bank's mere question (a "warning") has taken nothing yet. */
const disputed: Readonly<Record<string, PeriodState>> = {
  needs_response: "DISPUTED",
  under_review: "DISPUTED",
  lost: "DISPUTED",
  won: "KEPT",
};

async function ofDispute({ status, payment_intent }: Stripe.Dispute): Promise<PaymentNews | undefined> {
  const state = disputed[status];
  return state && ofPayment(payment_intent, state);
}
