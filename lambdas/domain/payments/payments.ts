import { readCheckout } from "#lambdas/adapters/billing/lookups.ts";
import { savedPaymentUnderWay } from "#lambdas/adapters/billing/savedPayments.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { getOrder } from "#lambdas/records/payments/order.ts";
import { getPaymentHost } from "#lambdas/records/payments/paymentHost.ts";
import { getPaymentToken, type PaymentTokenDetails, putPaymentToken } from "#lambdas/records/payments/paymentToken.ts";
import { newSecret } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type {
  openPayment as openCall,
  readOrder as readCall,
  payWithSavedCard as savedCall,
  startCheckout as startCall,
} from "#shared/contract/payments.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { type PlanPrice, planById, planFor } from "#shared/rules/payment/pricing.ts";
import { nextRenewal } from "#shared/rules/payment/renewalDay.ts";
import { requireBilling } from "./billingAccounts.ts";
import { closeOpen, openPage, outOfDate, paidBefore } from "./checkouts/openCheckouts.ts";
import * as orders from "./orders.ts";
import { countPaidOthers } from "./paidMembers.ts";
import { findPaidOrder, readState, refreshState } from "./paidOrders.ts";
import { quote } from "./quote.ts";
import { isCovered, requireCoverage } from "./requireCoverage.ts";
import * as savedPayments from "./savedPayments.ts";

/** How long a token starts a checkout. */
const startSeconds = 10 * 60;
/** For an unpaid checkout: the provider wants at least 30 minutes. */
const checkoutSeconds = 45 * 60;
/** People take their time; by then a token starts nothing. */
const readSeconds = 2 * 60 * 60;

const priceChanged = () =>
  new VisibleError("PRICE_CHANGED", "The price has changed. Please go back one step and start again.");

/** Refuses an uncovered account, unless a paid order is at hand to use without a charge. */
export async function open(
  { accountId }: Session,
  { Plan, MID: member }: ParsedRequestOf<typeof openCall>,
): Promise<ResponseOf<typeof openCall>> {
  const paidOthers = await countPaidOthers(accountId, member);
  const plan = planFor(Plan, paidOthers);
  const token = newSecret();
  const created = secondsNow();
  await savedPayments.settleSavedPayment(accountId);
  const [paid, covered, host] = await Promise.all([
    findPaidOrder(accountId, paidOthers, refreshState),
    isCovered(accountId),
    getPaymentHost(),
  ]);
  if (!paid && !covered) throw new VisibleError("NOT_COVERED");
  const { told, ...due } = await quote(accountId, plan, paidOthers);
  const details = { accountId, planId: plan.id, ...due, member, host, created };
  await putPaymentToken(token, { ...details, expiresAt: created + readSeconds });
  return {
    Token: token,
    Host: host,
    PlanID: plan.id,
    Price: plan.dollars,
    ...(paid ? { Paid: { OrderID: paid.id, PlanID: paid.planId } } : {}),
    ...told,
  };
}

async function requireToken(token: string, seconds: number): Promise<PaymentTokenDetails> {
  const row = await getPaymentToken(token);
  const account = row && row.created + seconds > secondsNow() ? await getAccount(row.accountId) : undefined;
  if (!row || account?.status !== "ACTIVE") throw outOfDate();
  return row;
}

const isHostInUse = async ({ host }: PaymentTokenDetails): Promise<boolean> => host === (await getPaymentHost());

/** The share of a token was for another period. */
function isShareOver({ renewalDay: day, created }: PaymentTokenDetails, { interval }: PlanPrice): boolean {
  return day !== undefined && nextRenewal(day, interval, created) !== nextRenewal(day, interval, secondsNow());
}

function requirePlan(token: PaymentTokenDetails, asked: string, paidOthers: number): PlanPrice {
  const plan = planById(token.planId);
  if (plan?.id !== asked || planFor(plan.plan, paidOthers).id !== plan.id) throw priceChanged();
  if (isShareOver(token, plan)) throw priceChanged();
  return plan;
}

/**
 * Closes the person's earlier pages. Refused after another window paid or while the saved card is charged, lest someone
 * pay twice, and where no department takes part.
 */
export async function start({
  Token,
  PlanID,
  Keep: keepsCard = false,
}: ParsedRequestOf<typeof startCall>): Promise<ResponseOf<typeof startCall>> {
  const token = await requireToken(Token, startSeconds);
  if (!(await isHostInUse(token))) throw outOfDate();
  const { accountId, cents, member, renewalDay, host } = token;
  const paidOthers = await countPaidOthers(accountId, member);
  const plan = requirePlan(token, PlanID, paidOthers);
  if (await savedPayments.settleSavedPayment(accountId)) throw savedPaymentUnderWay();
  if (await findPaidOrder(accountId, paidOthers, readState)) throw paidBefore();
  await requireCoverage(accountId);
  const { customer } = await requireBilling(accountId);
  const expiresAt = token.created + checkoutSeconds;
  const wanted = { accountId, customer, plan, cents, renewalDay, host, expiresAt, keepsCard };
  const checkout = await openPage(Token, token, wanted);
  // A saved-card payment closes the pages it finds, but may have begun before this one.
  if (await savedPayments.settleSavedPayment(accountId)) throw savedPaymentUnderWay();
  const reason = await closeOpen({ accountId, member, paidOthers }, checkout.id);
  if (reason) throw reason;
  return { OrderID: checkout.id, URL: checkout.url };
}

/** At the amount shown. */
export async function payWithSavedCard({
  Token,
  PlanID,
  Today,
}: ParsedRequestOf<typeof savedCall>): Promise<ResponseOf<typeof savedCall>> {
  const token = await requireToken(Token, startSeconds);
  const { accountId, member, cents } = token;
  const paidOthers = await countPaidOthers(accountId, member);
  const plan = requirePlan(token, PlanID, paidOthers);
  if (Math.round(Today * 100) !== cents) throw priceChanged();
  const check = async () => {
    if (!(await isHostInUse(token))) return outOfDate();
    if (await findPaidOrder(accountId, paidOthers, readState)) return paidBefore();
    if (!(await isCovered(accountId))) return new VisibleError("NOT_COVERED");
    return closeOpen({ accountId, member, paidOthers });
  };
  const OrderID = await savedPayments.pay(Token, token, plan, check);
  return { OrderID, State: (await readCheckout(OrderID))?.state ?? "PROCESSING" };
}

export async function readOrder({
  Token,
  OrderID,
}: ParsedRequestOf<typeof readCall>): Promise<ResponseOf<typeof readCall>> {
  const { accountId } = await requireToken(Token, readSeconds);
  const order = await getOrder(accountId, OrderID);
  if (!order) throw orders.unknownPayment();
  return { State: order.state === "PAID" ? "PAID" : await orders.refresh(order) };
}
