import type { Interval } from "./billingCycle.ts";
import { type Form, groupOf, listOf, textOf } from "./form.ts";
import { badRequest, missing, noSuch } from "./StripeError.ts";
import { keep, need, newStripeId, type StripeObject, type StripeState } from "./state.ts";
import { itemsOf, type Line, type Price } from "./subscriptions.ts";

const productName = (form: Form) => textOf(groupOf(form, "product_data"), "name");

/** @param within the path of `form` in a refusal's parameter */
function readPrice(form: Form, within = ""): Price & { readonly currency: string } {
  const amount = Number(textOf(form, "unit_amount") ?? Number.NaN);
  const interval = textOf(groupOf(form, "recurring"), "interval");
  const currency = textOf(form, "currency");
  const param = (name: string) => (within ? `${within}[${name}]` : name);
  if (!Number.isInteger(amount) || amount < 0) throw missing(param("unit_amount"));
  if (!currency) throw missing(param("currency"));
  if (!interval) throw missing(param("recurring"));
  if (!productName(form)) throw missing(param("product_data"));
  return { currency, unit_amount: amount, recurring: { interval: interval as Interval } };
}

/** `POST /v1/prices`, with a product of its own. */
export function createPrice(state: StripeState, form: Form): StripeObject {
  const lookup_key = textOf(form, "lookup_key") ?? null;
  return keep(state, "price", "price", { active: true, lookup_key, ...readPrice(form) });
}

/** Of a checkout, with a price of its own. */
export function lineOf(item: string | Form, at: number): StripeObject & Line {
  const form = typeof item === "string" ? {} : item;
  const data = groupOf(form, "price_data");
  const price = readPrice(data, `line_items[${at}][price_data]`);
  const offer = { ...price, id: newStripeId("price"), object: "price", active: false };
  const quantity = Number(textOf(form, "quantity") ?? 1);
  return {
    id: newStripeId("li"),
    object: "item",
    description: productName(data),
    currency: price.currency,
    quantity,
    amount_total: price.unit_amount * quantity,
    price: offer,
  };
}

function changeItem(state: StripeState, subscription: StripeObject, form: Form): void {
  const id = textOf(form, "id") ?? "";
  const item = itemsOf(subscription).find((one) => one.id === id);
  if (!item) throw noSuch("subscription item", id);
  const price = requirePrice(state, textOf(form, "price"));
  if (price.recurring.interval !== item.price.recurring.interval)
    throw badRequest("The local stack changes no interval.", "items");
  item.price = price;
}

/** The running period stays as paid. */
export function changeItems(state: StripeState, subscription: StripeObject, form: Form): void {
  const items = listOf(form, "items").filter((item) => typeof item !== "string");
  if (items.length > 0 && textOf(form, "proration_behavior") !== "none")
    throw badRequest("The local stack changes a price with proration_behavior 'none' only.", "proration_behavior");
  for (const item of items) changeItem(state, subscription, item);
}

export const requirePrice = (state: StripeState, id = "") => need(state, "price", id) as StripeObject & Price;
