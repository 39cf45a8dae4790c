import { nextRenewal } from "#shared/rules/payment/renewalDay.ts";
import { anchorOf, type Cycle, type Interval, prorated, renewalDayOf } from "./billingCycle.ts";
import { createPayment } from "./charges.ts";
import { noSuch } from "./StripeError.ts";
import { find, keep, newStripeId, type State, type StripeObject, seconds } from "./state.ts";
import type { Emit } from "./webhooks.ts";

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

/** A subscription that is to begin. */
export interface NewSubscription {
  readonly customer: string;
  readonly currency: string;
  readonly lines: readonly { readonly price: Price; readonly quantity: number }[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly description?: string | null;
  readonly card: string;
  readonly cycle: Cycle;
}

/** Creates a subscription; its first period ends at the anchor of its cycle, or is a whole one. */
function createSubscription(state: State, wanted: NewSubscription): StripeObject {
  const { customer, currency, metadata, description = null, card, cycle } = wanted;
  const start = seconds();
  const interval = wanted.lines[0]?.price.recurring.interval ?? "month";
  const anchor = anchorOf(cycle, interval, start);
  const subscription = keep(state, "sub", "subscription", {
    ...{ customer, currency, metadata, description },
    status: "incomplete",
    start_date: start,
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: cycle.config,
    cancel_at_period_end: false,
    cancel_at: null,
    pause_collection: null,
    canceled_at: null,
    ended_at: null,
    collection_method: "charge_automatically",
    default_payment_method: card,
    latest_invoice: null,
  });
  const data = wanted.lines.map(({ price, quantity }) => ({
    id: newStripeId("si"),
    object: "subscription_item",
    created: start,
    current_period_start: start,
    current_period_end: nextRenewal(renewalDayOf(subscription), interval, start),
    price,
    quantity,
  }));
  subscription.items = { object: "list", data, has_more: false, url: "/v1/subscription_items" };
  return subscription;
}

/** The cost of a subscription's first period: less when its cycle cuts it short. */
function firstAmount(subscription: StripeObject, { config, prorates }: Cycle): number {
  const [item] = itemsOf(subscription);
  if (!config || !item) return amountOf(subscription);
  const period = { renewalDay: renewalDayOf(subscription), interval: item.price.recurring.interval };
  const { current_period_start: start, current_period_end: end } = item;
  return prorates ? prorated(amountOf(subscription), period, start, end) : 0;
}

/** Creates an open invoice over one period of a subscription. */
export function createInvoice(
  state: State,
  subscription: StripeObject,
  reason: string,
  amount = amountOf(subscription),
): StripeObject {
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
  invoice.hosted_invoice_url = `${state.pageUrl}/i/${invoice.id}`;
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Begins a subscription with its first invoice; without one, and active, when nothing is due yet. */
export function beginSubscription(state: State, wanted: NewSubscription) {
  const subscription = createSubscription(state, wanted);
  const amount = firstAmount(subscription, wanted.cycle);
  const isDue = amount > 0;
  if (!isDue) subscription.status = "active";
  const invoice = isDue ? createInvoice(state, subscription, "subscription_create", amount) : undefined;
  return { subscription, amount, invoice };
}

/**
 * Marks an invoice paid and its subscription active, with the charge that paid it.
 * @param before the subscription before its update @default as it is
 */
export async function settle(
  state: State,
  emit: Emit,
  subscription: StripeObject,
  invoice: StripeObject,
  before = structuredClone(subscription),
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
  if (first) await emit("customer.subscription.created", subscription);
  else await emit("customer.subscription.updated", subscription, before);
  await emit("invoice.paid", invoice);
  await emit("invoice.payment_succeeded", invoice);
}

/** Marks an invoice unpaid; a first one ends its subscription, a later one makes it past due. */
export async function fail(
  emit: Emit,
  subscription: StripeObject,
  invoice: StripeObject,
  before = structuredClone(subscription),
): Promise<void> {
  const first = invoice.billing_reason === "subscription_create";
  Object.assign(invoice, { attempt_count: Number(invoice.attempt_count) + 1, attempted: true });
  subscription.status = first ? "incomplete_expired" : "past_due";
  await emit("invoice.payment_failed", invoice);
  await emit("customer.subscription.updated", subscription, before);
}

export async function cancel(emit: Emit, subscription: StripeObject): Promise<StripeObject> {
  const now = seconds();
  Object.assign(subscription, { status: "canceled", canceled_at: now, ended_at: now });
  await emit("customer.subscription.deleted", subscription);
  return subscription;
}

/** Stops a subscription at the end of its period, or lets it renew again. */
export async function setRenewal(emit: Emit, subscription: StripeObject, renews: boolean): Promise<void> {
  const end = Math.max(...itemsOf(subscription).map(({ current_period_end }) => current_period_end));
  const now = renews ? null : seconds();
  const before = structuredClone(subscription);
  Object.assign(subscription, {
    cancel_at_period_end: !renews,
    cancel_at: renews ? null : end,
    canceled_at: now,
  });
  await emit("customer.subscription.updated", subscription, before);
}

/** Moves a subscription back by half of its period, as if that much time had passed. */
export function passTime(subscription: StripeObject): void {
  const [first] = itemsOf(subscription);
  const by = first ? Math.floor((first.current_period_end - first.current_period_start) / 2) : 0;
  const renewalDay = renewalDayOf(subscription);
  Object.assign(subscription, {
    billing_cycle_anchor: renewalDay.at - by,
    billing_cycle_anchor_config: null,
    start_date: Number(subscription.start_date) - by,
  });
  for (const item of itemsOf(subscription)) {
    item.current_period_start -= by;
    item.current_period_end -= by;
  }
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
  const before = structuredClone(subscription);
  for (const item of itemsOf(subscription)) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = nextRenewal(
      renewalDayOf(subscription),
      item.price.recurring.interval,
      item.current_period_end,
    );
  }
  const invoice = createInvoice(state, subscription, "subscription_cycle");
  await emit("invoice.created", invoice);
  if (subscription.pause_collection) {
    await voidInvoice(emit, invoice);
    return subscription;
  }
  await (paid
    ? settle(state, emit, subscription, invoice, before)
    : fail(emit, subscription, invoice, before));
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
