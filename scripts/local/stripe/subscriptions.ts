import { createPayment } from "./charges.ts";
import { noSuch } from "./StripeError.ts";
import { find, keep, newStripeId, type State, type StripeObject, seconds } from "./state.ts";
import type { Emit } from "./webhooks.ts";

const periods = { day: 86_400, week: 7 * 86_400, month: 30 * 86_400, year: 365 * 86_400 };
export type Interval = keyof typeof periods;

/** What an item costs each interval. */
export interface Price {
  readonly unit_amount: number;
  readonly recurring: { readonly interval: Interval };
}

interface Item {
  readonly id: string;
  readonly object: "subscription_item";
  readonly quantity: number;
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export const itemsOf = (subscription: StripeObject): Item[] => (subscription.items as { data: Item[] }).data;

const amountOf = (subscription: StripeObject) =>
  itemsOf(subscription).reduce((sum, { quantity, price }) => sum + quantity * price.unit_amount, 0);

/** Creates a subscription to the lines of a checkout session. */
export function createSubscription(
  state: State,
  session: StripeObject,
  lines: readonly StripeObject[],
): StripeObject {
  const start = seconds();
  const data = lines.map(({ price, quantity }) => {
    const { interval } = (price as Item["price"]).recurring;
    return {
      id: newStripeId("si"),
      object: "subscription_item",
      created: start,
      current_period_start: start,
      current_period_end: start + periods[interval],
      price,
      quantity,
    };
  });
  const { metadata = {}, description = null } = (session._subscription ?? {}) as Record<string, unknown>;
  return keep(state, "sub", "subscription", {
    customer: session.customer,
    status: "incomplete",
    metadata,
    description,
    currency: session.currency,
    start_date: start,
    cancel_at_period_end: false,
    cancel_at: null,
    pause_collection: null,
    canceled_at: null,
    ended_at: null,
    collection_method: "charge_automatically",
    default_payment_method: null,
    latest_invoice: null,
    items: { object: "list", data, has_more: false, url: "/v1/subscription_items" },
  });
}

/** Creates an open invoice over one period of a subscription. */
export function createInvoice(state: State, subscription: StripeObject, reason: string): StripeObject {
  const amount = amountOf(subscription);
  const [item] = itemsOf(subscription);
  const invoice = keep(state, "in", "invoice", {
    // A renewal on request comes early; its invoice has the time at which it was due.
    created: item?.current_period_start ?? seconds(),
    period_start: item?.current_period_start,
    period_end: item?.current_period_end,
    customer: subscription.customer,
    status: "open",
    currency: subscription.currency,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    total: amount,
    billing_reason: reason,
    attempt_count: 0,
    attempted: false,
    status_transitions: { paid_at: null },
    metadata: {},
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Marks an invoice paid and its subscription active, with the charge that paid it. */
export async function settle(
  state: State,
  emit: Emit,
  subscription: StripeObject,
  invoice: StripeObject,
): Promise<void> {
  const first = invoice.billing_reason === "subscription_create";
  Object.assign(invoice, {
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: Number(invoice.attempt_count) + 1,
    attempted: true,
    status_transitions: { paid_at: seconds() },
  });
  createPayment(state, invoice);
  subscription.status = "active";
  await emit(first ? "customer.subscription.created" : "customer.subscription.updated", subscription);
  await emit("invoice.paid", invoice);
  await emit("invoice.payment_succeeded", invoice);
}

/** Marks an invoice unpaid; a first one ends its subscription, a later one makes it past due. */
export async function fail(emit: Emit, subscription: StripeObject, invoice: StripeObject): Promise<void> {
  const first = invoice.billing_reason === "subscription_create";
  Object.assign(invoice, { attempt_count: Number(invoice.attempt_count) + 1, attempted: true });
  subscription.status = first ? "incomplete_expired" : "past_due";
  await emit("invoice.payment_failed", invoice);
  await emit("customer.subscription.updated", subscription);
}

export async function cancel(emit: Emit, subscription: StripeObject): Promise<StripeObject> {
  const now = seconds();
  Object.assign(subscription, { status: "canceled", canceled_at: now, ended_at: now });
  await emit("customer.subscription.deleted", subscription);
  return subscription;
}

/** Voids an invoice; its subscription continues. */
async function voidInvoice(emit: Emit, invoice: StripeObject): Promise<void> {
  Object.assign(invoice, { status: "void", amount_remaining: 0 });
  await emit("invoice.voided", invoice);
}

/** Renews a subscription for its next period: paid, unpaid when the card is refused, void while paused. */
export async function renew(state: State, emit: Emit, id: string, paid: boolean): Promise<StripeObject> {
  const subscription = find(state, "subscription", id);
  if (!subscription) throw noSuch("subscription", id);
  if (subscription.cancel_at_period_end) return cancel(emit, subscription);
  for (const item of itemsOf(subscription)) {
    item.current_period_start = item.current_period_end;
    item.current_period_end += periods[item.price.recurring.interval];
  }
  const invoice = createInvoice(state, subscription, "subscription_cycle");
  await emit("invoice.created", invoice);
  if (subscription.pause_collection) {
    await voidInvoice(emit, invoice);
    return subscription;
  }
  await (paid ? settle(state, emit, subscription, invoice) : fail(emit, subscription, invoice));
  return subscription;
}

/** Renews every subscription whose period is over. */
export async function renewDue(state: State, emit: Emit): Promise<void> {
  const running = Object.values(state.things).filter(
    ({ object, status }) => object === "subscription" && status === "active",
  );
  for (const subscription of running)
    if (itemsOf(subscription).every(({ current_period_end }) => current_period_end <= seconds()))
      await renew(state, emit, subscription.id, true);
}
