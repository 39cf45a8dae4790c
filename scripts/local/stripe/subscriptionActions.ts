import { refuseWith } from "./cards.ts";
import { chargeOf, dispute, refund, winDispute } from "./charges.ts";
import { settle } from "./invoices.ts";
import { passTime, renew, setRenewal } from "./renewals.ts";
import { badRequest } from "./StripeError.ts";
import { allOf, find, type StripeObject, type StripeState } from "./state.ts";
import { cancel } from "./subscriptions.ts";
import type { Emit } from "./webhooks.ts";

// Months of a subscription's life at once: each action sends Stripe's events.

interface Action {
  readonly label: string;
  readonly isPossible: (state: StripeState, subscription: StripeObject) => boolean;
  readonly run: (state: StripeState, emit: Emit, subscription: StripeObject) => Promise<unknown>;
}

const lastCharge = (state: StripeState, { latest_invoice }: StripeObject) => chargeOf(state, String(latest_invoice));

const openDispute = (state: StripeState, subscription: StripeObject): StripeObject | undefined => {
  const charge = lastCharge(state, subscription)?.id;
  return allOf(state, "dispute").find((one) => one.charge === charge && one.status === "needs_response");
};

const isRunning = (_state: StripeState, { status }: StripeObject) =>
  status === "active" || status === "past_due" || status === "unpaid";

const isBehind = (_state: StripeState, { status }: StripeObject) => status === "past_due" || status === "unpaid";

function isRefundable(state: StripeState, subscription: StripeObject): boolean {
  const charge = lastCharge(state, subscription);
  return charge !== undefined && charge.refunded === false && charge.disputed === false;
}

async function collect(state: StripeState, emit: Emit, subscription: StripeObject): Promise<void> {
  const invoice = find(state, "invoice", String(subscription.latest_invoice));
  if (invoice) await settle(state, emit, subscription, invoice);
}

async function giveUp(_state: StripeState, emit: Emit, subscription: StripeObject): Promise<void> {
  const before = structuredClone(subscription);
  subscription.status = "unpaid";
  await emit("customer.subscription.updated", subscription, before);
}

async function giveBack(state: StripeState, emit: Emit, subscription: StripeObject, all: boolean): Promise<void> {
  const charge = lastCharge(state, subscription);
  if (charge) await refund(emit, charge, all ? Number(charge.amount) - Number(charge.amount_refunded) : 1);
}

async function openOne(state: StripeState, emit: Emit, subscription: StripeObject): Promise<void> {
  const charge = lastCharge(state, subscription);
  if (charge) await dispute(state, emit, charge);
}

async function win(state: StripeState, emit: Emit, subscription: StripeObject): Promise<void> {
  const made = openDispute(state, subscription);
  if (made) await winDispute(emit, made);
}

const refusing = (label: string, refusal: string): Action => ({
  label,
  isPossible: isRunning,
  run: async (state, _emit, { default_payment_method }) => refuseWith(state, default_payment_method, refusal),
});

export const actions: Readonly<Record<string, Action>> = {
  renew: {
    label: "Renew",
    isPossible: isRunning,
    run: (state, emit, subscription) => renew(state, emit, subscription, true),
  },
  fail: {
    label: "Fail the renewal",
    isPossible: isRunning,
    run: (state, emit, subscription) => renew(state, emit, subscription, false),
  },
  collect: { label: "Take the open payment", isPossible: isBehind, run: collect },
  giveUp: { label: "Stop trying", isPossible: (_state, { status }) => status === "past_due", run: giveUp },
  refund: {
    label: "Refund",
    isPossible: isRefundable,
    run: (state, emit, subscription) => giveBack(state, emit, subscription, true),
  },
  refundPart: {
    label: "Refund one cent",
    isPossible: isRefundable,
    run: (state, emit, subscription) => giveBack(state, emit, subscription, false),
  },
  dispute: { label: "Dispute", isPossible: isRefundable, run: openOne },
  win: {
    label: "Win the dispute",
    isPossible: (state, subscription) => openDispute(state, subscription) !== undefined,
    run: win,
  },
  stop: {
    label: "Stop the renewal",
    isPossible: (_state, { status, cancel_at_period_end }) => status === "active" && !cancel_at_period_end,
    run: (_state, emit, subscription) => setRenewal(emit, subscription, false),
  },
  resume: {
    label: "Let it renew",
    isPossible: (_state, { status, cancel_at_period_end }) => status === "active" && cancel_at_period_end === true,
    run: (_state, emit, subscription) => setRenewal(emit, subscription, true),
  },
  pass: {
    label: "Let half of the time until its renewal pass",
    isPossible: isRunning,
    run: async (_state, _emit, subscription) => passTime(subscription),
  },
  decline: refusing("Let its card be declined", "card_declined"),
  expire: refusing("Let its card expire", "expired_card"),
  ask: refusing("Let its card's bank ask", "authentication_required"),
  cancel: { label: "Cancel", isPossible: isRunning, run: (_state, emit, subscription) => cancel(emit, subscription) },
};

/** Throws StripeError when its state does not allow it. */
export async function act(state: StripeState, emit: Emit, subscription: StripeObject, name: string): Promise<void> {
  const action = actions[name];
  if (!action?.isPossible(state, subscription))
    throw badRequest(`${name} is not possible while the subscription is ${subscription.status}.`);
  await action.run(state, emit, subscription);
}
