import { lastRenewal, nextRenewal } from "#shared/rules/payment/renewalDay.ts";
import { renewalDayOf } from "./billingCycle.ts";
import { createInvoice, fail, settle, voidInvoice } from "./invoices.ts";
import { type StripeObject, type StripeState, seconds } from "./state.ts";
import { cancel, itemsOf, noteRenewal } from "./subscriptions.ts";
import type { Emit } from "./webhooks.ts";

export async function setRenewal(emit: Emit, subscription: StripeObject, renews: boolean): Promise<void> {
  const before = structuredClone(subscription);
  noteRenewal(subscription, renews);
  await emit("customer.subscription.updated", subscription, before);
}

/** Paid, unpaid when the card is refused, void while paused. */
export async function renew(
  state: StripeState,
  emit: Emit,
  subscription: StripeObject,
  paid: boolean,
): Promise<StripeObject> {
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
  await (paid ? settle(state, emit, subscription, invoice, before) : fail(emit, subscription, invoice, before));
  return subscription;
}

export async function renewDue(state: StripeState, emit: Emit): Promise<void> {
  const running = Object.values(state.things).filter(
    ({ object, status }) => object === "subscription" && status === "active",
  );
  for (const subscription of running)
    if (itemsOf(subscription).every(({ current_period_end }) => current_period_end <= seconds()))
      await renew(state, emit, subscription, true);
}

/** Brings the renewal nearer, by half of the time until then: the clock cannot be moved. */
export function passTime(subscription: StripeObject): void {
  for (const item of itemsOf(subscription)) {
    const at = item.current_period_end - Math.floor((item.current_period_end - seconds()) / 2);
    Object.assign(subscription, { billing_cycle_anchor: at, billing_cycle_anchor_config: null });
    item.current_period_end = at;
    item.current_period_start = lastRenewal(renewalDayOf(subscription), item.price.recurring.interval, at);
    subscription.start_date = Math.min(Number(subscription.start_date), item.current_period_start);
  }
}
