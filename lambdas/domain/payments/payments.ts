import { createHash } from "node:crypto";
import * as provider from "#lambdas/adapters/payments.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { putDue } from "#lambdas/records/payments/due.ts";
import { getOrder, type OrderRecord, orderRecord } from "#lambdas/records/payments/order.ts";
import {
  getPaymentToken,
  type PaymentTokenDetails,
  putPaymentToken,
} from "#lambdas/records/payments/paymentToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import { insert, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type {
  openPayment as openCall,
  readOrder as readCall,
  startCheckout as startCall,
} from "#shared/contract/payments.ts";
import { addDays, dayOf, secondsNow } from "#shared/rules/dates.ts";
import { type PlanPrice, planById, planFor } from "#shared/rules/pricing.ts";
import { countPaidOthers } from "./memberPaymentPrices.ts";
import * as orders from "./orders.ts";
import { findPaid, peek, settle } from "./paidOrders.ts";

/** How long a token starts a checkout. */
const startSeconds = 10 * 60;
/** How long an unpaid checkout stays open: longer than starting, and the provider wants at least 30 minutes. */
const checkoutSeconds = 45 * 60;
/**
 * How long a token reads its account's orders. Somebody may take their time in the pop-up, so that it outlives
 * the checkout: it can start nothing any more, and reads nothing but a state.
 */
const readSeconds = 2 * 60 * 60;

const outOfDate = () =>
  new VisibleError(
    "PAYMENT_PAGE_EXPIRED",
    "This payment page is out of date. Please go back one step and start again.",
  );
const paidBefore = () => new VisibleError("PAID_IN_OTHER_WINDOW", "You have already paid in another window.");
const priceChanged = () =>
  new VisibleError("PRICE_CHANGED", "The price has changed. Please go back one step and start again.");

/**
 * A payment token, and the plan and price that the number of paid members sets. Throws notFound for a member
 * who is not the caller's own, conflict for one for whom there is nothing to pay.
 */
export async function open(
  { accountId }: Session,
  { Plan, MID: member }: ParsedRequestOf<typeof openCall>,
): Promise<ResponseOf<typeof openCall>> {
  const paidOthers = await countPaidOthers(accountId, member);
  const plan = planFor(Plan, paidOthers);
  const token = newSecret();
  const created = secondsNow();
  const details = { accountId, planId: plan.id, cents: provider.centsOf(plan), member, created };
  const [paid] = await Promise.all([
    findPaid(accountId, paidOthers, settle),
    putPaymentToken(token, { ...details, expiresAt: created + readSeconds }),
  ]);
  return {
    Token: token,
    PlanID: plan.id,
    Price: plan.dollars,
    ...(paid ? { Paid: { OrderID: paid.id, PlanID: paid.planId } } : {}),
  };
}

/** The row of a token of an account that may still act, at most `seconds` old. */
async function requireToken(token: string, seconds: number): Promise<PaymentTokenDetails> {
  const row = await getPaymentToken(token);
  const account = row && row.created + seconds > secondsNow() ? await getAccount(row.accountId) : undefined;
  if (!row || account?.status !== "ACTIVE") throw outOfDate();
  return row;
}

/** The plan that a token was made for, if it is what its member costs now. */
function requirePlan(token: PaymentTokenDetails, asked: string, paidOthers: number): PlanPrice {
  const plan = planById(token.planId);
  if (plan?.id !== asked || planFor(plan.plan, paidOthers).id !== plan.id) throw priceChanged();
  return plan;
}

class Known extends Error {}

/** Has the payment of whom an order is opened for looked at on the next day: it may come, and nobody tell us. */
const lookTomorrow = ({ owner, meant: mid }: OrderRecord): Write[] =>
  mid === undefined ? [] : [putDue({ owner, mid, day: addDays(dayOf(new Date()), 1) })];

async function keepOrder(order: OrderRecord): Promise<void> {
  try {
    await transact([insert(order, new Known()), ...lookTomorrow(order)]);
  } catch (error) {
    // The same token started the same checkout before.
    if (!(error instanceof Known)) throw error;
  }
}

/**
 * Starts the hosted checkout that a token is for; started again, it is the same one. Throws conflict when another
 * was paid since the token was made, in a window that was still open: nobody pays twice for one person.
 */
export async function start({
  Token,
  PlanID,
}: ParsedRequestOf<typeof startCall>): Promise<ResponseOf<typeof startCall>> {
  const token = await requireToken(Token, startSeconds);
  const { accountId, planId, cents, member: meant } = token;
  const paidOthers = await countPaidOthers(accountId, meant);
  const plan = requirePlan(token, PlanID, paidOthers);
  if (await findPaid(accountId, paidOthers, peek)) throw paidBefore();
  const { id, url } = await provider.startCheckout({
    accountId,
    plan,
    expiresAt: token.created + checkoutSeconds,
    idempotencyKey: createHash("sha256").update(`checkout ${Token}`).digest("hex"),
  });
  const created = new Date().toISOString();
  const order = { id, owner: accountId, planId, cents, meant, created };
  await keepOrder(orderRecord({ ...order, state: "OPEN", version: 1 }));
  return { OrderID: id, URL: url };
}

/** Where an order of the token's account stands. Throws invalid for any other order. */
export async function readOrder({
  Token,
  OrderID,
}: ParsedRequestOf<typeof readCall>): Promise<ResponseOf<typeof readCall>> {
  const { accountId } = await requireToken(Token, readSeconds);
  const order = await getOrder(accountId, OrderID);
  if (!order) throw orders.unknownPayment();
  return { State: order.state === "PAID" ? "PAID" : await orders.ask(order) };
}
