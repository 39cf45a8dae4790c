import { escapeMarkup, page } from "#scripts/local/common/html.ts";
import { cardsOf } from "#scripts/local/stripe/cards.ts";
import { allOf, find, type StripeObject, type StripeState } from "#scripts/local/stripe/state.ts";
import { itemsOf } from "#scripts/local/stripe/subscriptions.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { cardFields, money } from "./paymentPage.ts";

const dayAt = (second: number) => dayOf(new Date(second * 1000));

function cardText(card: StripeObject | undefined): string {
  const { brand, last4 } = (card?.card ?? {}) as Record<string, string>;
  return card ? `${escapeMarkup(brand)} ending ${escapeMarkup(last4)}` : "none";
}

function planOf(state: StripeState, subscription: StripeObject): string {
  const { id, cancel_at_period_end: stops, default_payment_method: card } = subscription;
  const [item] = itemsOf(subscription);
  if (!item) return "";
  const price = `${money(item.price.unit_amount)} each ${item.price.recurring.interval}`;
  const [when, action, label] = stops ? ["Ends", "resume", "Let it renew"] : ["Renews", "stop", "Cancel the plan"];
  return `<article><h3>${price}</h3>
<p>${when} on ${dayAt(item.current_period_end)}. Card: ${cardText(find(state, "payment_method", String(card)))}</p>
<form method="post"><input type="hidden" name="subscription" value="${escapeMarkup(id)}">
<button name="action" value="${action}">${label}</button></form></article>`;
}

const receiptOf = ({ id, created, amount_paid: amount }: StripeObject): string =>
  `<li><a href="/i/${escapeMarkup(id)}">${dayAt(Number(created))}: ${money(amount)}</a></li>`;

const cardForm = `<form method="post">
${cardFields()}
<button name="action" value="card">Use this card</button>
</form>`;

/** `problem` is the refusal of a card. */
export function portalPage(state: StripeState, customer: StripeObject, returnUrl: string, problem?: string): string {
  const own = ({ customer: of }: StripeObject) => of === customer.id;
  const plans = allOf(state, "subscription").filter((one) => own(one) && one.status !== "canceled");
  const paid = allOf(state, "invoice").filter((one) => own(one) && one.status === "paid");
  const settings = customer.invoice_settings as { default_payment_method: string | null };
  const [newest] = cardsOf(state, customer.id);
  const card = find(state, "payment_method", settings.default_payment_method ?? "") ?? newest;
  return page(
    "Your plans and receipts",
    `<h1>Your plans and receipts</h1>
<p class="note">This page belongs to the local stack and stands in for Stripe's customer portal.</p>
<p><a href="${escapeMarkup(returnUrl)}">Return to Beforehand</a></p>
<h2>Plans</h2>${plans.map((plan) => planOf(state, plan)).join("") || "<p>None.</p>"}
<h2>Card</h2><p>${cardText(card)}</p>
${problem ? `<p role="alert">${escapeMarkup(problem)}</p>` : ""}${cardForm}
<h2>Receipts</h2><ul>${paid.map(receiptOf).join("")}</ul>`,
  );
}

export const receiptPage = ({ id, created, amount_paid }: StripeObject): string =>
  page(
    "Receipt",
    `<h1>Receipt</h1><p>${money(amount_paid)} paid on ${dayAt(Number(created))}.</p><p class="note">${escapeMarkup(id)}</p>`,
  );
