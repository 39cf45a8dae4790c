import { createHash } from "node:crypto";
import * as provider from "#lambdas/adapters/payments.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getOrder, type OrderRecord, orderRecord } from "#lambdas/records/payments/order.ts";
import { addPaymentCheck } from "#lambdas/records/payments/paymentCheck.ts";
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
import { type PlanPrice, planById, planFor } from "#shared/rules/payment/pricing.ts";
import { countPaidOthers } from "./countPaidOthers.ts";
import * as orders from "./orders.ts";
import { findPaid, readState, refreshState } from "./paidOrders.ts";
import { isCovered, requireCoverage } from "./requireCoverage.ts";

/** How long a token starts a checkout. */
const startSeconds = 10 * 60;
/** How long an unpaid checkout stays open: longer than starting, and the provider wants at least 30 minutes. */
const checkoutSeconds = 45 * 60;
/**
 * How long a token reads its account's orders, since people may take their time in the pop-up. It outlives
 * the checkout: by then it can start nothing and reads only a state.
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
 * Creates a payment token, with the plan and the price that follow from the number of paid members. Refused where no
 * department takes part, unless an order was paid already: it is to be used, and nothing more is charged.
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
  const [paid, covered] = await Promise.all([
    findPaid(accountId, paidOthers, refreshState),
    isCovered(accountId),
  ]);
  if (!paid && !covered) throw new VisibleError("NOT_COVERED");
  await putPaymentToken(token, { ...details, expiresAt: created + readSeconds });
  return {
    Token: token,
    PlanID: plan.id,
    Price: plan.dollars,
    ...(paid ? { Paid: { OrderID: paid.id, PlanID: paid.planId } } : {}),
  };
}

/** The row of a token that is at most `seconds` old, of an active account. */
async function requireToken(token: string, seconds: number): Promise<PaymentTokenDetails> {
  const row = await getPaymentToken(token);
  const account = row && row.created + seconds > secondsNow() ? await getAccount(row.accountId) : undefined;
  if (!row || account?.status !== "ACTIVE") throw outOfDate();
  return row;
}

/** The plan of a token, when it is still what its member costs. */
function requirePlan(token: PaymentTokenDetails, asked: string, paidOthers: number): PlanPrice {
  const plan = planById(token.planId);
  if (plan?.id !== asked || planFor(plan.plan, paidOthers).id !== plan.id) throw priceChanged();
  return plan;
}

class Known extends Error {}

/**
 * Checks the payment of the member whom an order is opened for on the next day: news of it may never arrive.
 */
const checkTomorrow = ({ owner, meant: mid }: OrderRecord): Write[] =>
  mid === undefined ? [] : [addPaymentCheck({ owner, mid, day: addDays(dayOf(new Date()), 1) })];

async function keepOrder(order: OrderRecord): Promise<void> {
  try {
    await transact([insert(order, new Known()), ...checkTomorrow(order)]);
  } catch (error) {
    // The same token started the same checkout before.
    if (!(error instanceof Known)) throw error;
  }
}

/**
 * Starts the hosted checkout of a token; started again, it is the same one. Refused when another order was
 * paid since the token was made, in another window: no one pays twice for one person. Refused, too, where no
 * department takes part.
 */
export async function start({
  Token,
  PlanID,
}: ParsedRequestOf<typeof startCall>): Promise<ResponseOf<typeof startCall>> {
  const token = await requireToken(Token, startSeconds);
  const { accountId, planId, cents, member: meant } = token;
  const paidOthers = await countPaidOthers(accountId, meant);
  const plan = requirePlan(token, PlanID, paidOthers);
  if (await findPaid(accountId, paidOthers, readState)) throw paidBefore();
  await requireCoverage(accountId);
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

/** The state of an order of the token's account. */
export async function readOrder({
  Token,
  OrderID,
}: ParsedRequestOf<typeof readCall>): Promise<ResponseOf<typeof readCall>> {
  const { accountId } = await requireToken(Token, readSeconds);
  const order = await getOrder(accountId, OrderID);
  if (!order) throw orders.unknownPayment();
  return { State: order.state === "PAID" ? "PAID" : await orders.refresh(order) };
}
