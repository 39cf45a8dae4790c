import { stripe } from "#lambdas/adapters/stripe.ts";
import type { PlanPrice } from "#shared/rules/payment/pricing.ts";

export const productName = ({ first, interval }: PlanPrice) =>
  `Beforehand: ${first ? "first member" : "additional member"}, ${interval}ly`;

/** US cents. */
export const centsOf = ({ dollars }: PlanPrice): number => dollars * 100;

/** Creates a missing price. */
export async function priceOf(plan: PlanPrice): Promise<string> {
  const api = await stripe();
  const lookup_key = `${plan.id}-${centsOf(plan)}`;
  const { data } = await api.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const { id } = await api.prices.create(
    {
      currency: "usd",
      unit_amount: centsOf(plan),
      recurring: { interval: plan.interval },
      product_data: { name: productName(plan) },
      lookup_key,
    },
    { idempotencyKey: `price ${lookup_key}` },
  );
  return id;
}
