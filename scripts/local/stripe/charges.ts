import { badRequest } from "./StripeError.ts";
import { allOf, find, keep, type StripeObject, type StripeState } from "./state.ts";
import type { Emit } from "./webhooks.ts";

/** Linked through a payment intent and an invoice payment. */
export function createPayment(state: StripeState, invoice: StripeObject): void {
  const { amount_due: amount, currency, customer } = invoice;
  const money = { amount, currency, customer, metadata: {} };
  const intent = keep(state, "pi", "payment_intent", { ...money, status: "succeeded" });
  const charge = keep(state, "ch", "charge", {
    ...money,
    amount_refunded: 0,
    disputed: false,
    payment_intent: intent.id,
    refunded: false,
    status: "succeeded",
  });
  intent.latest_charge = charge.id;
  keep(state, "inpay", "invoice_payment", {
    invoice: invoice.id,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "paid",
  });
}

export const intentOf = ({ payment }: StripeObject) => (payment as { payment_intent: string }).payment_intent;

export function chargeOf(state: StripeState, invoice: string): StripeObject | undefined {
  const payment = allOf(state, "invoice_payment").find((one) => one.invoice === invoice);
  const intent = payment && find(state, "payment_intent", intentOf(payment));
  return intent && find(state, "charge", String(intent.latest_charge));
}

export async function refund(emit: Emit, charge: StripeObject, cents: number): Promise<void> {
  const given = Number(charge.amount_refunded) + cents;
  if (!(cents > 0) || given > Number(charge.amount))
    throw badRequest("Refund amount is greater than unrefunded amount on charge", "amount");
  Object.assign(charge, { amount_refunded: given, refunded: given === charge.amount });
  await emit("charge.refunded", charge);
}

/** The bank holds the charge until it is decided. */
export async function dispute(state: StripeState, emit: Emit, charge: StripeObject): Promise<void> {
  charge.disputed = true;
  const { amount, currency, id, payment_intent } = charge;
  const fields = { amount, currency, charge: id, payment_intent, metadata: {}, reason: "general" };
  const made = keep(state, "dp", "dispute", { ...fields, status: "needs_response" });
  await emit("charge.dispute.created", made);
}

export async function winDispute(emit: Emit, made: StripeObject): Promise<void> {
  made.status = "won";
  await emit("charge.dispute.closed", made);
}
