import { type Form, textOf } from "./form.ts";
import { badRequest, cardError, noSuch } from "./StripeError.ts";
import { allOf, find, keep, need, type StripeObject, type StripeState } from "./state.ts";

/** Refuses payments without the owner: its bank always asks. */
const alwaysAsks = "4000002760003184";

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, "visa"],
  [/^5/, "mastercard"],
  [/^3[47]/, "amex"],
  [/^6/, "discover"],
];

/** A deleted one is no customer. */
export function customerOf(state: StripeState, form: Form): string {
  const id = textOf(form, "customer") ?? "";
  if (need(state, "customer", id).deleted) throw noSuch("customer", id);
  return id;
}

export interface TypedCard {
  readonly number: string;
  readonly exp: string;
  readonly cvc: string;
}

export const typedCard = (form: URLSearchParams): TypedCard => ({
  number: form.get("number") ?? "",
  exp: form.get("exp") ?? "",
  cvc: form.get("cvc") ?? "",
});

/** @param again whether its owner agreed to further use */
export function keepCard(
  state: StripeState,
  customer: string,
  { number, exp }: TypedCard,
  again: boolean,
): StripeObject {
  const digits = number.replace(/\D/g, "");
  const [month = 0, year = 0] = exp.split("/").map(Number);
  const brand = brands.find(([begins]) => begins.test(digits))?.[1] ?? "unknown";
  return keep(state, "pm", "payment_method", {
    customer,
    type: "card",
    allow_redisplay: again ? "always" : "limited",
    card: { brand, last4: digits.slice(-4), exp_month: month, exp_year: 2000 + year },
    _refusal: digits === alwaysAsks ? "authentication_required" : null,
  });
}

export const cardsOf = (state: StripeState, customer: string): StripeObject[] =>
  allOf(state, "payment_method").filter((card) => card.customer === customer);

const refusals: Readonly<Record<string, readonly [message: string, decline?: string]>> = {
  card_declined: ["Your card was declined.", "generic_decline"],
  expired_card: ["Your card has expired.", "expired_card"],
  authentication_required: [
    "Your card was declined. This transaction requires authentication.",
    "authentication_required",
  ],
};

export function requirePayable(state: StripeState, id: string | undefined): StripeObject {
  const card = find(state, "payment_method", id ?? "");
  if (!card) throw badRequest("This customer has no attached payment source or default payment method.");
  const code = String(card._refusal ?? "");
  const [message, decline] = refusals[code] ?? [];
  if (message) throw cardError(code, message, decline);
  return card;
}

export function refuseWith(state: StripeState, id: unknown, refusal: string): void {
  const card = find(state, "payment_method", String(id));
  if (card) card._refusal = refusal;
}
