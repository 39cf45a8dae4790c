import { type Form, groupOf, textOf, textsOf } from "./form.ts";
import { changeItems } from "./prices.ts";
import { type StripeHandler, show, showList } from "./StripeCall.ts";
import { allOf, need, type StripeObject } from "./state.ts";
import { noteRenewal } from "./subscriptions.ts";

export const readAny =
  (object: string): StripeHandler =>
  (call) =>
    show(call, need(call.state, object, call.id));

const subscriptionOf = ({ parent }: StripeObject) =>
  (parent as { subscription_details: { subscription: string } } | undefined)?.subscription_details.subscription;

function passes(form: Form, thing: StripeObject, filter: string): boolean {
  const wanted = textOf(form, filter);
  const isOfInvoice = filter === "subscription" && thing.object === "invoice";
  return wanted === undefined || wanted === "all" || wanted === (isOfInvoice ? subscriptionOf(thing) : thing[filter]);
}

function isCreatedIn(form: Form, { created }: StripeObject): boolean {
  const { gte, lte } = groupOf(form, "created");
  return Number(created) >= Number(gte ?? 0) && Number(created) <= Number(lte ?? Number.POSITIVE_INFINITY);
}

/** By page, filtered by these fields. */
export const listAny =
  (object: string, filters: readonly string[]): StripeHandler =>
  (call) => {
    const found = allOf(call.state, object).filter(
      (thing) => filters.every((filter) => passes(call.form, thing, filter)) && isCreatedIn(call.form, thing),
    );
    const after = textOf(call.form, "starting_after");
    const things = found.slice(found.findIndex(({ id }) => id === after) + 1);
    const page = things.slice(0, Number(textOf(call.form, "limit") ?? 10));
    return { ...showList(call, page), has_more: page.length < things.length };
  };

const updates = { customer: "customer.updated", subscription: "customer.subscription.updated" } as const;

export const updateAny =
  (object: keyof typeof updates, fields: readonly string[]): StripeHandler =>
  async (call) => {
    const thing = need(call.state, object, call.id);
    const before = structuredClone(thing);
    for (const name of fields) if (textOf(call.form, name)) thing[name] = textOf(call.form, name);
    // An empty value ends a pause.
    if (call.form.pause_collection !== undefined) thing.pause_collection = call.form.pause_collection || null;
    thing.metadata = { ...(thing.metadata as object), ...textsOf(call.form, "metadata") };
    if (object === "subscription") {
      changeItems(call.state, thing, call.form);
      if (textOf(call.form, "cancel_at_period_end") === "true") noteRenewal(thing, false);
    }
    await call.emit(updates[object], thing, before);
    return show(call, thing);
  };
