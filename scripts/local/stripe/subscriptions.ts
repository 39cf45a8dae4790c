import { nextRenewal } from "#shared/rules/payment/renewalDay.ts";
import { anchorOf, type Cycle, type Interval, renewalDayOf } from "./billingCycle.ts";
import { keep, newStripeId, type StripeObject, type StripeState, seconds } from "./state.ts";
import type { Emit } from "./webhooks.ts";

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

export function noteRenewal(subscription: StripeObject, renews: boolean): void {
  const end = Math.max(...itemsOf(subscription).map(({ current_period_end }) => current_period_end));
  Object.assign(subscription, { cancel_at_period_end: !renews, cancel_at: renews ? null : end });
}

export interface Line {
  readonly price: Price;
  readonly quantity: number;
}

export const amountOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price.unit_amount, 0);

export const intervalOf = ([first]: readonly Line[]): Interval => first?.price.recurring.interval ?? "month";

export interface NewSubscription {
  readonly customer: string;
  readonly currency: string;
  readonly lines: readonly Line[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly card: string;
  readonly cycle: Cycle;
}

/** Its first period ends at the anchor of its cycle, or is a whole one. */
export function createSubscription(state: StripeState, wanted: NewSubscription): StripeObject {
  const { customer, currency, metadata, card, cycle } = wanted;
  const start = seconds();
  const interval = intervalOf(wanted.lines);
  const anchor = anchorOf(cycle, interval, start);
  const subscription = keep(state, "sub", "subscription", {
    customer,
    currency,
    metadata,
    status: "incomplete",
    start_date: start,
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: cycle.config,
    cancel_at_period_end: false,
    cancel_at: null,
    pause_collection: null,
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

export async function cancel(emit: Emit, subscription: StripeObject): Promise<StripeObject> {
  subscription.status = "canceled";
  await emit("customer.subscription.deleted", subscription);
  return subscription;
}
