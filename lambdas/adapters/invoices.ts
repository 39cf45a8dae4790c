import type Stripe from "stripe";
import { idOf } from "./billing/idOf.ts";
import { unlessMissing } from "./billing/lookups.ts";
import { stripe } from "./stripe.ts";

export interface Invoice {
  readonly id: string;
  readonly subscription: string;
  readonly accountId: string | undefined;
  /** In seconds. */
  readonly created: number;
  readonly cents: number;
  readonly isPaid: boolean;
  /** Whether it is for a later period. */
  readonly isRenewal: boolean;
}

export function showInvoice(invoice: Stripe.Invoice): Invoice | undefined {
  const details = invoice.parent?.subscription_details;
  if (!details || !invoice.id) return undefined;
  return {
    id: invoice.id,
    subscription: idOf(details.subscription),
    accountId: details.metadata?.account,
    created: invoice.created,
    cents: invoice.currency === "usd" ? invoice.amount_paid : 0,
    isPaid: invoice.status === "paid",
    isRenewal: invoice.billing_reason === "subscription_cycle",
  };
}

export async function readInvoice(id: string): Promise<Invoice | undefined> {
  return showInvoice(await (await stripe()).invoices.retrieve(id));
}

/**
 * As this client reads invoices: events come in the version of their endpoint or of the account, and before 2025-03-31
 * an invoice named its subscription elsewhere.
 */
export async function asRead(told: Stripe.Invoice): Promise<Stripe.Invoice> {
  const { id } = told;
  if (!id || told.parent?.subscription_details) return told;
  return (await unlessMissing((api) => api.invoices.retrieve(id))) ?? told;
}

/** The provider's charges do not name it. */
export async function findInvoice(paymentIntent: string): Promise<Invoice | undefined> {
  const { data } = await (await stripe()).invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: paymentIntent },
    limit: 1,
    expand: ["data.invoice"],
  });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== "object" || invoice.deleted) return undefined;
  return showInvoice(invoice);
}
