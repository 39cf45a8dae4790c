import { escapeMarkup, page } from "#scripts/local/common/html.ts";
import { linesOf } from "#scripts/local/stripe/checkout.ts";
import type { StripeObject } from "#scripts/local/stripe/state.ts";
import type { Line } from "#scripts/local/stripe/subscriptions.ts";

export const money = (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}`;

const lineText = ({ description, amount_total, price }: StripeObject & Line): string =>
  `${escapeMarkup(description)}: ${money(amount_total)} each ${escapeMarkup(price.recurring.interval)}`;

const savesCard = ({ saved_payment_method_options: options }: StripeObject): boolean => options !== null;

const saveBox = `<label class="box"><input type="checkbox" name="again" value="yes"> Save my card for the next payments</label>`;

/** @param invalid attributes of a refused number */
export const cardFields = (invalid = ""): string => `<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required${invalid}>
<label for="exp">Expires (MM/YY)</label>
<input id="exp" name="exp" placeholder="MM/YY" autocomplete="cc-exp" required>
<label for="cvc">Security code (CVC)</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required>`;

/** `problem` is the refusal of the last card. */
export function paymentPage(session: StripeObject, problem?: string): string {
  const total = money(session.amount_total);
  const invalid = problem ? ' aria-invalid="true" aria-describedby="problem"' : "";
  return page(
    `${problem ? "Not paid - " : ""}Pay ${total}`,
    `<h1>Pay ${total}</h1>
<ul>${linesOf(session)
      .map((line) => `<li>${lineText(line)}</li>`)
      .join("")}</ul>
<p class="note">This page belongs to the local stack and stands in for Stripe's. It takes test cards and charges nothing:
4242 4242 4242 4242 pays, 4000 0025 0000 3155 asks who you are first (3-D Secure), 4000 0000 0000 0077 pays after some
seconds, 4000 0000 0000 0341 fails after some seconds, 4000 0000 0000 0002 is declined. Any later date, any three digits.</p>
${problem ? `<p role="alert" id="problem">${escapeMarkup(problem)}</p>` : ""}
<form method="post">
${cardFields(invalid)}
${savesCard(session) ? saveBox : ""}
<button name="action" value="pay">Pay ${total}</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>`,
  );
}

/** Sends the typed card once more. */
export const authenticationPage = (session: StripeObject, typed: Readonly<Record<string, string>>): string =>
  page(
    "3-D Secure",
    `<h1>3-D Secure</h1>
<p>Here the bank of this test card would ask you to confirm the payment of ${money(session.amount_total)}.</p>
<form method="post">
${Object.entries(typed)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`)
  .join("")}
<button name="action" value="authenticate">Complete authentication</button>
<button name="action" value="refuse">Fail authentication</button>
</form>`,
  );
