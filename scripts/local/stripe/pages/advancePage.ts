import { escapeMarkup, page } from "#scripts/local/common/html.ts";
import { allOf, find, type StripeObject, type StripeState } from "#scripts/local/stripe/state.ts";
import { actions } from "#scripts/local/stripe/subscriptionActions.ts";
import { itemsOf } from "#scripts/local/stripe/subscriptions.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { graceDays } from "#shared/rules/payment/grace.ts";
import { money } from "./paymentPage.ts";

function stateOf(state: StripeState, { status, latest_invoice }: StripeObject): string {
  const invoice = find(state, "invoice", String(latest_invoice));
  return `${escapeMarkup(status)}; last invoice ${escapeMarkup(invoice?.status)}`;
}

function priceOf(subscription: StripeObject): string {
  const [item] = itemsOf(subscription);
  return item ? `${money(item.price.unit_amount)} each ${escapeMarkup(item.price.recurring.interval)}` : "";
}

const buttons = (state: StripeState, subscription: StripeObject) =>
  Object.entries(actions)
    .filter(([, { isPossible }]) => isPossible(state, subscription))
    .map(
      ([name, { label }]) =>
        `<button formaction="/local/subscriptions/${escapeMarkup(subscription.id)}/${name}">${escapeMarkup(label)}</button>`,
    )
    .join("");

function article(state: StripeState, subscription: StripeObject): string {
  const { account = "", plan = "" } = subscription.metadata as Record<string, string>;
  return `<article><h2>${priceOf(subscription)}</h2>
<p>${escapeMarkup(subscription.id)}: ${stateOf(state, subscription)}</p>
<p class="note">Account ${escapeMarkup(account)}, plan ${escapeMarkup(plan)}</p>
<form method="post">${buttons(state, subscription)}</form></article>`;
}

function dailyRun(url: string): string {
  const day = addDays(dayOf(new Date()), graceDays + 1);
  return `<h2>The daily run</h2>
<p>It comes once a day by itself. A payment that is due lapses ${graceDays} days after it failed: run it for a later day to see that.</p>
<form method="post" action="${escapeMarkup(url)}">
<label for="at">As if it were</label>
<input id="at" name="at" type="date" value="${day}" required>
<button>Run it now</button>
</form>`;
}

export function advancePage(state: StripeState, dailyRunUrl: string | undefined): string {
  const subscriptions = allOf(state, "subscription");
  const list = subscriptions.map((subscription) => article(state, subscription)).join("");
  return page(
    "Payments of the local stack",
    `<h1>Payments of the local stack</h1>
<p>What happens to a subscription in the course of months, at once. Each button sends the signed events that Stripe would send.</p>
${list || "<p>Nobody has paid yet.</p>"}
${dailyRunUrl ? dailyRun(dailyRunUrl) : ""}`,
  );
}
