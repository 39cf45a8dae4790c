import Stripe from "stripe";
import type { PeriodState } from "#lambdas/records/payments/order.ts";
import { findInvoice, type Invoice, readInvoice, showInvoice } from "./invoices.ts";
import { type Checkout, showCheckout } from "./payments.ts";
import { readKey, stripe } from "./stripe.ts";

/** A subscription, and the account that it was made for. */
export interface Subscription {
  readonly subscription: string;
  readonly accountId: string | undefined;
}

/** The news of an event. */
export type PaymentNews =
  | { readonly kind: "checkout"; readonly checkout: Checkout }
  | { readonly kind: "invoice"; readonly invoice: Invoice; readonly state: PeriodState }
  | { readonly kind: "ended"; readonly ended: Subscription }
  | { readonly kind: "refundedInPart" };

export interface PaymentEvent {
  readonly id: string;
  /** Undefined for an event about anything else. */
  readonly news: PaymentNews | undefined;
}

/** Reads an event from its raw body; undefined when the provider did not sign it. */
export async function readEvent(body: string, signature: string): Promise<PaymentEvent | undefined> {
  const [api, key] = await Promise.all([stripe(), readKey("webhookSecret")]);
  let event: Stripe.Event;
  try {
    event = api.webhooks.constructEvent(body, signature, key);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
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
      return ofRenewal(event.data.object, "PAID");
    case "invoice.payment_failed":
      return ofRenewal(event.data.object, "FAILED");
    case "customer.subscription.deleted":
      return ended(event.data.object);
    case "customer.subscription.updated":
      return ofSubscription(event.data.object);
    case "charge.refunded":
      return ofCharge(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return ofDispute(event.data.object);
    default:
      return undefined;
  }
}

const ofInvoice = (invoice: Invoice | undefined, state: PeriodState): PaymentNews | undefined =>
  invoice && { kind: "invoice", invoice, state };

/** The first period's news comes with its checkout. */
function ofRenewal(invoice: Stripe.Invoice, state: PeriodState): PaymentNews | undefined {
  const shown = showInvoice(invoice);
  return shown?.isRenewal ? ofInvoice(shown, state) : undefined;
}

const ended = ({ id, metadata }: Stripe.Subscription): PaymentNews => ({
  kind: "ended",
  ended: { subscription: id, accountId: metadata.account },
});

async function ofSubscription(subscription: Stripe.Subscription): Promise<PaymentNews | undefined> {
  const { status, latest_invoice } = subscription;
  if (status === "canceled") return ended(subscription);
  if (status !== "unpaid" || !latest_invoice) return undefined;
  const id = typeof latest_invoice === "string" ? latest_invoice : (latest_invoice.id ?? "");
  return ofInvoice(await readInvoice(id), "FAILED");
}

type Intent = Stripe.Charge["payment_intent"];

async function ofPayment(intent: Intent, state: PeriodState): Promise<PaymentNews | undefined> {
  const id = typeof intent === "string" ? intent : intent?.id;
  return id ? ofInvoice(await findInvoice(id), state) : undefined;
}

const ofCharge = ({ refunded, payment_intent }: Stripe.Charge) =>
  refunded ? ofPayment(payment_intent, "REFUNDED") : ({ kind: "refundedInPart" } as const);

/** The money in a dispute; a bank that only asks (a "warning") has taken nothing yet. */
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
