import { linesOf } from "./checkout.ts";
import type { Thing } from "./state.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: unknown): string =>
  String(text ?? "").replace(/[&<>"]/g, (character) => entities[character] ?? "");

const style = `
  body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c; background: #fff; }
  label { display: block; margin-top: 1rem; font-weight: 600; }
  input { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem; border: 2px solid #555; border-radius: .3rem; }
  button { font: inherit; margin: 1.5rem 1rem 0 0; padding: .7rem 1.4rem; border: 2px solid #1d4e89; border-radius: .3rem; background: #1d4e89; color: #fff; }
  article { border: 1px solid #777; border-radius: .4rem; padding: 0 1.2rem 1rem; margin: 1.2rem 0; overflow-wrap: anywhere; }
  button[value=cancel] { background: #fff; color: #1d4e89; }
  [role=alert] { border-left: .4rem solid #b00020; padding: .5rem 1rem; color: #b00020; }
  .note { color: #444; font-size: 1rem; }
  :focus-visible { outline: 3px solid #e39b00; outline-offset: 2px; }`;

/** A whole page of the stand-in. */
export const page = (title: string, body: string) =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main>${body}</main>
</html>`;

export const money = (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}`;

function lineText({ description, amount_total, price }: Thing): string {
  const { interval } = (price as { recurring: { interval: string } }).recurring;
  return `${escapeHtml(description)}: ${money(amount_total)} each ${escapeHtml(interval)}`;
}

/** The form that takes a test card; `problem` says why the last card was not taken. */
export function paymentPage(session: Thing, problem?: string): string {
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
${problem ? `<p role="alert" id="problem">${escapeHtml(problem)}</p>` : ""}
<form method="post">
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required${invalid}>
<label for="exp">Expires (MM/YY)</label>
<input id="exp" name="exp" placeholder="MM/YY" autocomplete="cc-exp" required>
<label for="cvc">Security code (CVC)</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required>
<button name="action" value="pay">Pay ${total}</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>`,
  );
}

/** The page on which a card's bank asks whether its owner is paying. */
export const authenticationPage = (session: Thing): string =>
  page(
    "3-D Secure",
    `<h1>3-D Secure</h1>
<p>Here the bank of this test card would ask you to confirm the payment of ${money(session.amount_total)}.</p>
<form method="post">
<button name="action" value="authenticate">Complete authentication</button>
<button name="action" value="refuse">Fail authentication</button>
</form>`,
  );

/** A page that only says something. */
export const saying = (title: string, text: string): string =>
  page(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);
