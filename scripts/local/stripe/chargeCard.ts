import type { TypedCard } from "./cards.ts";

/** Paid at once, after 3-D Secure, paid or refused some seconds later, or refused on the page. */
export type CardOutcome =
  | { readonly kind: "paid" }
  | { readonly kind: "authenticate" }
  | { readonly kind: "paidLater" }
  | { readonly kind: "failsLater" }
  | { readonly kind: "refused"; readonly message: string };

const refused = (message: string): CardOutcome => ({ kind: "refused", message });
const declined = refused("Your card was declined.");

/** Stripe's documented ones; 0077 and 0341 stand for slow payments. */
const testCards: Readonly<Record<string, CardOutcome>> = {
  "4242424242424242": { kind: "paid" },
  "4000056655665556": { kind: "paid" },
  "5555555555554444": { kind: "paid" },
  "378282246310005": { kind: "paid" },
  "6011111111111117": { kind: "paid" },
  "4000002500003155": { kind: "authenticate" },
  "4000002760003184": { kind: "authenticate" },
  "4000000000003220": { kind: "authenticate" },
  "4000000000000077": { kind: "paidLater" },
  "4000000000000341": { kind: "failsLater" },
  "4000000000000002": declined,
  "4000000000009995": refused("Your card has insufficient funds."),
  "4000000000009987": declined,
  "4000000000009979": declined,
  "4000000000000069": refused("Your card has expired."),
  "4000000000000127": refused("Your card's security code is incorrect."),
  "4000000000000119": refused("An error occurred while processing your card. Try again in a little bit."),
};

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expired(expiry: string): boolean {
  const [, month, year] = /^(\d{1,2})\s*\/\s*(\d{2})$/.exec(expiry) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return true;
  return new Date(2000 + Number(year), Number(month)) <= new Date();
}

export function chargeCard({ number, exp, cvc }: TypedCard): CardOutcome {
  const digits = number.replace(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return refused("Your card number is invalid.");
  if (expired(exp.trim())) return refused("Your card's expiration date is incomplete or in the past.");
  if (!/^\d{3,4}$/.test(cvc.trim())) return refused("Your card's security code is incomplete.");
  return testCards[digits] ?? refused("Your card was declined. This is a test page: use one of the test cards.");
}
