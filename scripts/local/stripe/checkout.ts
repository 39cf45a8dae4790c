import { type Cycle, cycleOf, firstCharge } from "./billingCycle.ts";
import { customerOf, keepCard, type TypedCard } from "./cards.ts";
import type { CardOutcome } from "./chargeCard.ts";
import { type Form, groupOf, listOf, textOf, textsOf } from "./form.ts";
import { beginSubscription, fail, settle } from "./invoices.ts";
import { lineOf } from "./prices.ts";
import { badRequest, missing, unknownParameter } from "./StripeError.ts";
import { find, keep, need, type StateFile, type StripeObject, type StripeState, seconds } from "./state.ts";
import { amountOf, intervalOf, type Line } from "./subscriptions.ts";
import type { Emit } from "./webhooks.ts";

const parameters = new Set(
  "mode line_items success_url cancel_url client_reference_id customer metadata expires_at subscription_data saved_payment_method_options".split(
    " ",
  ),
);

const slowMilliseconds = 5_000;
const day = 86_400;

/** `POST /v1/checkout/sessions` */
export function createSession(state: StripeState, form: Form): StripeObject {
  for (const name of Object.keys(form)) if (!parameters.has(name)) throw unknownParameter(name);
  if (textOf(form, "mode") !== "subscription")
    throw badRequest("The local stack takes checkout sessions of mode 'subscription' only.", "mode");
  const [successUrl, cancelUrl] = [textOf(form, "success_url"), textOf(form, "cancel_url")];
  if (!successUrl) throw missing("success_url");
  if (!cancelUrl) throw missing("cancel_url");
  const lines = listOf(form, "line_items").map(lineOf);
  const [first] = lines;
  if (!first) throw missing("line_items");
  const customer = customerOf(state, form);
  const subscriptionData = groupOf(form, "subscription_data");
  const cycle = cycleOf(subscriptionData);
  const whole = amountOf(lines);
  const total = firstCharge(whole, intervalOf(lines), cycle, seconds());
  if (total > 0 && total < 50) throw badRequest("The total amount due must add up to at least $0.50 usd.");
  const saves = textOf(groupOf(form, "saved_payment_method_options"), "payment_method_save") === "enabled";
  const session = keep(state, "cs_test", "checkout.session", {
    mode: "subscription",
    status: "open",
    payment_status: "unpaid",
    success_url: successUrl,
    cancel_url: cancelUrl,
    client_reference_id: textOf(form, "client_reference_id") ?? null,
    customer,
    metadata: textsOf(form, "metadata"),
    currency: first.currency,
    amount_total: total,
    expires_at: Number(textOf(form, "expires_at") ?? seconds() + day),
    invoice: null,
    subscription: null,
    saved_payment_method_options: saves ? { payment_method_save: "enabled" } : null,
    _lines: lines,
    _subscription: { metadata: textsOf(subscriptionData, "metadata"), cycle },
  });
  session.url = `${state.pageUrl}/c/pay/${session.id}`;
  return session;
}

export const linesOf = ({ _lines }: StripeObject) => _lines as (StripeObject & Line)[];

/** Expires it first when its time is over. */
export async function currentSession(state: StripeState, emit: Emit, id: string): Promise<StripeObject> {
  const session = need(state, "checkout.session", id);
  if (session.status === "open" && Number(session.expires_at) <= seconds()) await expire(emit, session);
  return session;
}

export async function expire(emit: Emit, session: StripeObject): Promise<StripeObject> {
  if (session.status !== "open") throw badRequest(`Only Checkout Sessions with a status in ["open"] can be expired.`);
  Object.assign(session, { status: "expired", url: null });
  await emit("checkout.session.expired", session);
  return session;
}

interface Begun {
  readonly metadata: Record<string, string>;
  readonly cycle: Cycle;
}

/** With its first invoice unless nothing is due yet. */
function begin(state: StripeState, session: StripeObject, card: string) {
  const { metadata, cycle } = session._subscription as Begun;
  const [customer, currency] = [String(session.customer), String(session.currency)];
  return beginSubscription(state, { customer, currency, lines: linesOf(session), metadata, card, cycle });
}

interface PaidWith {
  readonly outcome: CardOutcome;
  readonly card: TypedCard;
  readonly again: boolean;
}

export async function complete(
  file: StateFile,
  emit: Emit,
  session: StripeObject,
  { outcome, card, again }: PaidWith,
): Promise<void> {
  const { value: state } = file;
  const kept = keepCard(state, String(session.customer), card, again);
  const { subscription, amount, invoice } = begin(state, session, kept.id);
  const paid = outcome.kind === "paid";
  Object.assign(session, {
    status: "complete",
    amount_total: amount,
    payment_status: invoice ? (paid ? "paid" : "unpaid") : "no_payment_required",
    subscription: subscription.id,
    invoice: invoice ? invoice.id : null,
    url: null,
    _outcome: outcome.kind,
    _due: Date.now() + slowMilliseconds,
  });
  await emit("checkout.session.completed", session);
  if (!invoice) await emit("customer.subscription.created", subscription);
  else if (paid) await settle(state, emit, subscription, invoice);
}

async function finish(state: StripeState, emit: Emit, session: StripeObject): Promise<void> {
  const subscription = find(state, "subscription", String(session.subscription));
  const invoice = find(state, "invoice", String(session.invoice));
  if (!subscription || !invoice) return;
  const paid = session._outcome === "paidLater";
  session._outcome = "done";
  if (paid) session.payment_status = "paid";
  await emit(`checkout.session.async_payment_${paid ? "succeeded" : "failed"}`, session);
  await (paid ? settle(state, emit, subscription, invoice) : fail(emit, subscription, invoice));
}

const isSlow = ({ _outcome }: StripeObject) => _outcome === "paidLater" || _outcome === "failsLater";

export async function finishNow(state: StripeState, emit: Emit, id: string): Promise<void> {
  const session = find(state, "checkout.session", id);
  if (session && isSlow(session)) await finish(state, emit, session);
}

export async function finishDue(state: StripeState, emit: Emit): Promise<void> {
  const sessions = Object.values(state.things).filter(({ object }) => object === "checkout.session");
  for (const session of sessions) {
    if (isSlow(session) && Number(session._due) <= Date.now()) await finish(state, emit, session);
    if (session.status === "open" && Number(session.expires_at) <= seconds()) await expire(emit, session);
  }
}
