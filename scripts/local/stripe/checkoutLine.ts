import type { Interval } from "./billingCycle.ts";
import { type Form, groupOf, textOf } from "./form.ts";
import { missing } from "./StripeError.ts";
import { newStripeId, type StripeObject } from "./state.ts";

export function lineOf(item: string | Form, at: number): StripeObject {
  const form = typeof item === "string" ? {} : item;
  const param = `line_items[${at}]`;
  const data = groupOf(form, "price_data");
  const recurring = groupOf(data, "recurring");
  const amount = Number(textOf(data, "unit_amount") ?? Number.NaN);
  const interval = textOf(recurring, "interval");
  const product = groupOf(data, "product_data");
  const name = textOf(product, "name");
  if (!Number.isInteger(amount) || amount < 0) throw missing(`${param}[price_data][unit_amount]`);
  if (!textOf(data, "currency")) throw missing(`${param}[price_data][currency]`);
  if (!interval) throw missing(`${param}[price_data][recurring]`);
  if (!name) throw missing(`${param}[price_data][product_data]`);
  const quantity = Number(textOf(form, "quantity") ?? 1);
  return {
    id: newStripeId("li"),
    object: "item",
    description: name,
    currency: textOf(data, "currency"),
    quantity,
    amount_total: amount * quantity,
    price: {
      id: newStripeId("price"),
      object: "price",
      active: false,
      currency: textOf(data, "currency"),
      unit_amount: amount,
      recurring: { interval: interval as Interval },
    },
  };
}
