import type Stripe from "stripe";
import { easternDayOf } from "#shared/rules/dates.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";
import { findSubscription, unlessMissing } from "./billing/lookups.ts";
import { centsOf, priceOf } from "./billing/prices.ts";

async function setPrice(subscription: string, item: string, plan: PlanPrice): Promise<boolean> {
  const price = await priceOf(plan);
  const change: Stripe.SubscriptionUpdateParams = {
    items: [{ id: item, price }],
    // Nothing is charged or refunded for the running period.
    proration_behavior: "none",
    metadata: { plan: plan.id },
  };
  return (await unlessMissing((api) => api.subscriptions.update(subscription, change))) !== undefined;
}

/**
 * At the same interval, from the next renewal on; repeating changes nothing. Returns its Eastern day, YYYY-MM-DD;
 * undefined once ended.
 */
export async function changePlan(
  checkoutId: string,
  known: string | undefined,
  plan: PlanPrice,
): Promise<string | undefined> {
  const found = await findSubscription(checkoutId, known);
  const item = found?.items.data[0];
  if (!found || !item) return undefined;
  const isChanged = item.price.unit_amount === centsOf(plan) || (await setPrice(found.id, item.id, plan));
  return isChanged ? easternDayOf(new Date(item.current_period_end * 1000)) : undefined;
}
