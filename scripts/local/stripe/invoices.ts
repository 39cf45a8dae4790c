import { firstCharge } from "./billingCycle.ts";
import { createPayment } from "./charges.ts";
import { keep, type StripeObject, type StripeState, seconds } from "./state.ts";
import { amountOf, createSubscription, intervalOf, itemsOf, type NewSubscription } from "./subscriptions.ts";
import type { Emit } from "./webhooks.ts";

export function createInvoice(
  state: StripeState,
  subscription: StripeObject,
  reason: string,
  amount = amountOf(itemsOf(subscription)),
): StripeObject {
  const [item] = itemsOf(subscription);
  const invoice = keep(state, "in", "invoice", {
    // A renewal on request comes early; its invoice has the due time.
    created: item?.current_period_start ?? seconds(),
    customer: subscription.customer,
    status: "open",
    currency: subscription.currency,
    amount_due: amount,
    amount_paid: 0,
    billing_reason: reason,
    metadata: {},
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  });
  invoice.hosted_invoice_url = `${state.pageUrl}/i/${invoice.id}`;
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Active without an invoice when nothing is due yet. */
export function beginSubscription(state: StripeState, wanted: NewSubscription) {
  const subscription = createSubscription(state, wanted);
  const { lines, cycle } = wanted;
  const start = Number(subscription.start_date);
  const amount = firstCharge(amountOf(lines), intervalOf(lines), cycle, start);
  const isDue = amount > 0;
  if (!isDue) subscription.status = "active";
  const invoice = isDue ? createInvoice(state, subscription, "subscription_create", amount) : undefined;
  return { subscription, amount, invoice };
}

/** @param before the subscription before its update @default as it is */
export async function settle(
  state: StripeState,
  emit: Emit,
  subscription: StripeObject,
  invoice: StripeObject,
  before = structuredClone(subscription),
): Promise<void> {
  const first = invoice.billing_reason === "subscription_create";
  Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due });
  createPayment(state, invoice);
  subscription.status = "active";
  if (first) await emit("customer.subscription.created", subscription);
  else await emit("customer.subscription.updated", subscription, before);
  await emit("invoice.paid", invoice);
  await emit("invoice.payment_succeeded", invoice);
}

/** Its subscription goes on and asks for the money again, also for the first. */
export async function fail(
  emit: Emit,
  subscription: StripeObject,
  invoice: StripeObject,
  before = structuredClone(subscription),
): Promise<void> {
  subscription.status = "past_due";
  await emit("invoice.payment_failed", invoice);
  await emit("customer.subscription.updated", subscription, before);
}

export async function voidInvoice(emit: Emit, invoice: StripeObject): Promise<void> {
  invoice.status = "void";
  await emit("invoice.voided", invoice);
}
