import { shareLeft } from "#shared/rules/payment/renewalDay.ts";
import { cycleOf } from "./billingCycle.ts";
import { customerOf, requirePayable } from "./cards.ts";
import { type Form, groupOf, listOf, textOf, textsOf } from "./form.ts";
import { beginSubscription, settle } from "./invoices.ts";
import { requirePrice } from "./prices.ts";
import { badRequest, missing } from "./StripeError.ts";
import { newStripeId, type StripeObject, type StripeState, seconds } from "./state.ts";
import type { Line, NewSubscription } from "./subscriptions.ts";
import type { Emit } from "./webhooks.ts";

/** Smaller amounts go on the next invoice. */
const leastCents = 50;

function linesOf(state: StripeState, form: Form): Line[] {
  return listOf(form, "items").map((item) => {
    const fields = typeof item === "string" ? {} : item;
    const quantity = Number(textOf(fields, "quantity") ?? 1);
    return { price: requirePrice(state, textOf(fields, "price")), quantity };
  });
}

function wantedFrom(state: StripeState, form: Form): NewSubscription {
  const customer = customerOf(state, form);
  if (textOf(form, "payment_behavior") !== "error_if_incomplete")
    throw badRequest("The local stack begins subscriptions with 'error_if_incomplete' only.", "payment_behavior");
  const card = requirePayable(state, textOf(form, "default_payment_method"));
  const lines = linesOf(state, form);
  const metadata = textsOf(form, "metadata");
  return { customer, currency: "usd", lines, metadata, card: card.id, cycle: cycleOf(form) };
}

export async function payWithSavedCard(state: StripeState, emit: Emit, form: Form): Promise<StripeObject> {
  const { subscription, amount, invoice } = beginSubscription(state, wantedFrom(state, form));
  if (amount > 0 && amount < leastCents)
    throw badRequest("The local stack puts no small amount on the next invoice.", "items");
  if (invoice) await settle(state, emit, subscription, invoice);
  else await emit("customer.subscription.created", subscription);
  return subscription;
}

/** `POST /v1/invoices/create_preview`: today's charge of a new subscription. */
export function previewInvoice(state: StripeState, form: Form): StripeObject {
  const details = groupOf(form, "subscription_details");
  const anchor = groupOf(details, "billing_cycle_anchor");
  const at = Number(textOf(anchor, "timestamp"));
  if (textOf(anchor, "type") !== "timestamp" || !(at > seconds()))
    throw badRequest("The billing cycle anchor must be in the future.", "subscription_details[billing_cycle_anchor]");
  const [line] = linesOf(state, details);
  if (!line) throw missing("subscription_details[items]");
  const share = shareLeft({ at, day: new Date(at * 1000).getUTCDate() }, line.price.recurring.interval, seconds());
  const total = Math.round(line.quantity * line.price.unit_amount * share);
  return { id: newStripeId("upcoming_in"), object: "invoice", currency: "usd", total, amount_due: total };
}
