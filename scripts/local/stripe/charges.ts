import { badRequest } from "./StripeError.ts";
import { allOf, find, keep, type State, type StripeObject, seconds } from "./state.ts";
import type { Emit } from "./webhooks.ts";

/**
 * Creates the charge that pays an invoice. They are linked through a payment intent and an invoice payment.
 */
export function createPayment(state: State, invoice: StripeObject): StripeObject {
  const { amount_due: amount, currency, customer } = invoice;
  const money = { amount, currency, customer, metadata: {} };
  const intent = keep(state, "pi", "payment_intent", { ...money, status: "succeeded" });
  const charge = keep(state, "ch", "charge", {
    ...money,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    disputed: false,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: "succeeded",
  });
  intent.latest_charge = charge.id;
  keep(state, "inpay", "invoice_payment", {
    amount_paid: amount,
    amount_requested: amount,
    currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: seconds() },
  });
  return charge;
}

interface Wanted {
  readonly invoice?: string | undefined;
  readonly intent?: string | undefined;
}

const intentOf = ({ payment }: StripeObject) => (payment as { payment_intent: string }).payment_intent;

/** The payments of an invoice or an intent, newest first. */
export const findPayments = (state: State, { invoice, intent }: Wanted): StripeObject[] =>
  allOf(state, "invoice_payment").filter(
    (one) =>
      (invoice === undefined || one.invoice === invoice) &&
      (intent === undefined || intentOf(one) === intent),
  );

/** The charge that paid an invoice last; undefined for an unpaid one. */
export function chargeOf(state: State, invoice: string): StripeObject | undefined {
  const [payment] = findPayments(state, { invoice });
  const intent = payment && find(state, "payment_intent", intentOf(payment));
  return intent && find(state, "charge", String(intent.latest_charge));
}

/** Refunds a charge, in part or in full. */
export async function refund(emit: Emit, charge: StripeObject, cents: number): Promise<void> {
  const given = Number(charge.amount_refunded) + cents;
  if (!(cents > 0) || given > Number(charge.amount))
    throw badRequest("Refund amount is greater than unrefunded amount on charge", "amount");
  Object.assign(charge, { amount_refunded: given, refunded: given === charge.amount });
  await emit("charge.refunded", charge);
}

/** Opens a dispute: the bank holds the charge until it is decided. */
export async function dispute(state: State, emit: Emit, charge: StripeObject): Promise<StripeObject> {
  charge.disputed = true;
  const { amount, currency, id, payment_intent } = charge;
  const fields = { amount, currency, charge: id, payment_intent, metadata: {}, reason: "general" };
  const made = keep(state, "dp", "dispute", { ...fields, status: "needs_response" });
  await emit("charge.dispute.created", made);
  return made;
}

export async function closeDispute(emit: Emit, made: StripeObject, status: "won" | "lost"): Promise<void> {
  made.status = status;
  await emit("charge.dispute.closed", made);
}
