import type { Interval } from "./billingCycle.ts";
import { type Form, groupOf, listOf, textOf } from "./form.ts";
import { badRequest, missing, noSuch } from "./StripeError.ts";
import { find, keep, type StripeObject, type StripeState } from "./state.ts";
import { itemsOf, type Price } from "./subscriptions.ts";

/** `POST /v1/prices`, with a product of its own. */
export function createPrice(state: StripeState, form: Form): StripeObject {
  const amount = Number(textOf(form, "unit_amount") ?? Number.NaN);
  const interval = textOf(groupOf(form, "recurring"), "interval");
  const currency = textOf(form, "currency");
  if (!Number.isInteger(amount) || amount < 0) throw missing("unit_amount");
  if (!currency) throw missing("currency");
  if (!interval) throw missing("recurring[interval]");
  if (!textOf(groupOf(form, "product_data"), "name")) throw missing("product_data[name]");
  return keep(state, "price", "price", {
    active: true,
    currency,
    lookup_key: textOf(form, "lookup_key") ?? null,
    unit_amount: amount,
    recurring: { interval: interval as Interval },
  });
}

function changeItem(state: StripeState, subscription: StripeObject, form: Form): void {
  const [id = "", priceId = ""] = [textOf(form, "id"), textOf(form, "price")];
  const item = itemsOf(subscription).find((one) => one.id === id);
  if (!item) throw noSuch("subscription item", id);
  const price = requirePrice(state, priceId);
  if (price.recurring.interval !== item.price.recurring.interval)
    throw badRequest("The local stack changes no interval.", "items");
  item.price = price;
}

/** The running period stays as paid. */
export function changeItems(state: StripeState, subscription: StripeObject, form: Form): void {
  const items = listOf(form, "items").filter((item) => typeof item !== "string");
  if (items.length > 0 && textOf(form, "proration_behavior") !== "none")
    throw badRequest(
      "The local stack changes a price with proration_behavior 'none' only.",
      "proration_behavior",
    );
  for (const item of items) changeItem(state, subscription, item);
}

export function requirePrice(state: StripeState, id: string | undefined): StripeObject & Price {
  const price = find(state, "price", id ?? "");
  if (!price) throw noSuch("price", id ?? "");
  return price as StripeObject & Price;
}
