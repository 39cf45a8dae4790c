import { randomUUID } from "node:crypto";
import { startCheckout as startAtProvider } from "#lambdas/adapters/payments.ts";
import { readSecret } from "#lambdas/adapters/secrets.ts";
import { handler as openPayment } from "#lambdas/calls/openPayment.ts";
import { handler as startCheckout } from "#lambdas/calls/startCheckout.ts";
import { requireBilling } from "#lambdas/domain/payments/billingAccounts.ts";
import { keepOrder } from "#lambdas/domain/payments/keepOrder.ts";
import { countPaidOthers } from "#lambdas/domain/payments/paidMembers.ts";
import { quote } from "#lambdas/domain/payments/quote.ts";
import { env } from "#lambdas/env.ts";
import { handler as paymentWebhook } from "#lambdas/events/paymentWebhook.ts";
import type { Handler } from "#lambdas/http/handle.ts";
import { pause } from "#lambdas/pause.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { planFor } from "#shared/rules/payment/pricing.ts";

/** Of the payment provider's test mode. */
export const cards = {
  paid: "4242424242424242",
  declined: "4000000000000002",
  /** Under way until its last event is requested, then paid. */
  paidLater: "4000000000000077",
  /** Under way until its last event is requested, then refused. */
  refusedLater: "4000000000000341",
  /** Its bank asks its owner each time. */
  asks: "4000002760003184",
  mastercard: "5555555555554444",
  amex: "378282246310005",
} as const;

/** Plan 1 is monthly, 2 yearly; MID is a member to pay for. */
export const aPaymentToken = (owner: TestAccount, Plan: 1 | 2 = 1, MID?: string) =>
  bodyOf(openPayment, { Plan, MID }, { session: owner });

export async function aCheckout(owner: TestAccount, Plan: 1 | 2 = 1, MID?: string) {
  const { Token, PlanID } = await aPaymentToken(owner, Plan, MID);
  return { ...(await bodyOf(startCheckout, { Token, PlanID })), Token, PlanID };
}

interface CardOptions {
  /** The card may be used again. */
  readonly again?: "yes";
  readonly action?: "authenticate";
}

/** 303 when the page takes the card. */
export async function pay(url: string, number: string = cards.paid, told: CardOptions = {}): Promise<number> {
  const body = new URLSearchParams({ number, exp: "12/40", cvc: "123", ...told });
  const { status } = await fetch(url, { method: "POST", redirect: "manual", body });
  return status;
}

/** With a third of the calls' requests: most tests need the order alone. */
async function anOrder({ accountId: owner }: TestAccount, Plan: 1 | 2, meant?: string) {
  const paidOthers = await countPaidOthers(owner, meant);
  const plan = planFor(Plan, paidOthers);
  const [{ cents: due, renewalDay }, { customer }] = await Promise.all([
    quote(owner, plan, paidOthers),
    requireBilling(owner),
  ]);
  const terms = { accountId: owner, customer, plan, cents: due, renewalDay, host: "own" as const };
  const times = { expiresAt: secondsNow() + 45 * 60, keepsCard: false, idempotencyKey: randomUUID() };
  const { id, url, cents } = await startAtProvider({ ...terms, ...times });
  await keepOrder({ id, owner, planId: plan.id, cents, isProrated: renewalDay !== undefined, meant });
  return { id, url };
}

/** Returns its id. */
export async function aPaidOrder(
  owner: TestAccount,
  Plan: 1 | 2 = 1,
  card: string = cards.paid,
  MID?: string,
): Promise<string> {
  const { id, url } = await anOrder(owner, Plan, MID);
  const status = await pay(url, card);
  if (status !== 303) throw new Error(`The payment page answered ${status}`);
  return id;
}

export interface SignedEvent {
  readonly type: string;
  readonly payload: string;
  readonly signature: string;
}

/** Oldest first. */
export async function eventsOf(orderId: string): Promise<SignedEvent[]> {
  const response = await fetch(`${process.env.STRIPE_API}/local/events?about=${orderId}`);
  return ((await response.json()) as SignedEvent[]).reverse();
}

/** Returns the status. */
export async function deliver(
  { payload, signature }: Omit<SignedEvent, "type">,
  headers: Record<string, string> = {},
  milliseconds?: number,
): Promise<number> {
  // Takes the same event as a call's handler; only its declaration differs.
  const handler = paymentWebhook as unknown as Handler;
  const timed = milliseconds === undefined ? {} : { milliseconds };
  const sent = { headers: { "stripe-signature": signature, ...headers }, ...timed };
  return (await invoke(handler, payload, sent)).status;
}

/** Finishes a slow payment for it. */
export async function eventOf(orderId: string, type: string): Promise<SignedEvent> {
  if (type.startsWith("checkout.session.async_"))
    await fetch(`${process.env.STRIPE_API}/local/finish/${orderId}`, { method: "POST" });
  for (;;) {
    const found = (await eventsOf(orderId)).find((event) => event.type === type);
    if (found) return found;
    await pause(200);
  }
}

export async function deliverAll(events: readonly SignedEvent[]): Promise<void> {
  for (const event of events) {
    const status = await deliver(event);
    if (status !== 200) throw new Error(`The webhook answered ${status} to ${event.type}`);
  }
}

export async function subscriptionOf(orderId: string): Promise<string> {
  if (orderId.startsWith("sub_")) return orderId;
  const { payload } = await eventOf(orderId, "checkout.session.completed");
  return (JSON.parse(payload) as { data: { object: { subscription: string } } }).data.object.subscription;
}

/** Under /v1, after `changes`. */
export async function atProvider(
  path: string,
  changes?: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const { secretKey } = await readSecret<{ secretKey: string }>(env.stripeSecret);
  const headers = { authorization: `Bearer ${secretKey}` };
  const change = changes && { method: "POST", body: new URLSearchParams(changes) };
  const response = await fetch(`${process.env.STRIPE_API}/v1/${path}`, { headers, ...change });
  return (await response.json()) as Record<string, unknown>;
}

type Action =
  | "renew"
  | "fail"
  | "collect"
  | "giveUp"
  | "refund"
  | "refundPart"
  | "dispute"
  | "win"
  | "stop"
  | "resume"
  | "decline"
  | "expire"
  | "pass"
  | "cancel";

/** Returns the subscription's events in order. */
export async function advance(orderId: string, action: Action): Promise<SignedEvent[]> {
  const path = `/local/subscriptions/${await subscriptionOf(orderId)}/${action}`;
  const response = await fetch(`${process.env.STRIPE_API}${path}`, { method: "POST" });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { events: SignedEvent[] }).events;
}

export async function advanceAndDeliver(orderId: string, action: Action): Promise<void> {
  await deliverAll(await advance(orderId, action));
}

export async function deliverFirstPayment(orderId: string): Promise<void> {
  await deliverAll([await eventOf(orderId, "checkout.session.completed")]);
}
