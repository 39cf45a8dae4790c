import { createHash } from "node:crypto";
import type { Checkout } from "#lambdas/adapters/billing/Checkout.ts";
import { findCard } from "#lambdas/adapters/billing/customers.ts";
import * as provider from "#lambdas/adapters/billing/savedPayments.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { only } from "#lambdas/only.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { type BillingRecord, billingRecord, getBilling, type SavedPayment } from "#lambdas/records/payments/billing.ts";
import type { PaymentTokenDetails } from "#lambdas/records/payments/paymentToken.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { type PlanPrice, planById } from "#shared/rules/payment/pricing.ts";
import { keepOrder, type NewOrder, orderOf } from "./keepOrder.ts";

// The provider takes part in no transaction: a payment is first noted, one at a time for an account, by a key. After a
// break the provider is asked by it.

/** By then no function is still making a payment. */
const longestSeconds = 60;

const notSaved = () => new VisibleError("CARD_NOT_SAVED", "This card is not saved any more. Please use another card.");

const anotherCard = () =>
  new VisibleError(
    "CARD_CHANGED",
    "Your saved card has changed since this page was opened. Please try again to see the new one.",
  );

/** Undefined forgets the payment. */
const note = (billing: BillingRecord, saved: SavedPayment | undefined): Write =>
  replace(billingRecord({ ...billing, saved }));

function orderFrom({ id, accountId: owner, planId, cents, meant, subscription }: Checkout) {
  const plan = planById(planId ?? "");
  return owner && plan ? { id, owner, planId: plan.id, cents, isProrated: true, meant, subscription } : undefined;
}

/** An event may come before the paying function could store the order. */
export async function keepOrderOf(checkout: Checkout): Promise<void> {
  const order = checkout.isSaved ? orderFrom(checkout) : undefined;
  const owner = order && (await getAccount(order.owner));
  // An erased account gets no rows again.
  if (order && owner && owner.status !== "DELETED") await keepOrder(order);
}

const isUnderWay = (saved: SavedPayment | undefined): saved is SavedPayment =>
  saved !== undefined && saved.orderId === undefined;

/** Returns whether it is still under way. */
async function resolve(billing: BillingRecord, saved: SavedPayment): Promise<boolean> {
  const found = await provider.findSavedPayment(billing.customer, saved.key, saved.at);
  if (!found && saved.at + longestSeconds > secondsNow()) return true;
  const order = found && orderFrom(found);
  const outcome = note(billing, order && { ...saved, orderId: order.id });
  await (order ? keepOrder(order, [outcome]) : transact([outcome]));
  return false;
}

/** Stores a broken-off payment's order. Returns whether one is under way. */
export function settleSavedPayment(owner: string): Promise<boolean> {
  return retryOnConflict(async () => {
    const billing = await getBilling(owner);
    return billing !== undefined && isUnderWay(billing.saved) && resolve(billing, billing.saved);
  });
}

/** Returns the order that the same key paid before, if any. */
async function begin(owner: string, key: string): Promise<string | undefined> {
  await settleSavedPayment(owner);
  return retryOnConflict(async () => {
    const billing = await getBilling(owner);
    if (!billing) throw notSaved();
    const { saved } = billing;
    if (saved?.key === key) return saved.orderId;
    if (isUnderWay(saved)) throw provider.savedPaymentUnderWay();
    // Over the version read: of two windows one notes its payment, the other finds it.
    await transact([note(billing, { key, at: secondsNow() })]);
    return undefined;
  });
}

/** Forgets a refused payment, for another to begin. */
const forget = (owner: string, key: string): Promise<void> =>
  retryOnConflict(async () => {
    const billing = await getBilling(owner);
    if (billing?.saved?.key === key && isUnderWay(billing.saved)) await transact([note(billing, undefined)]);
  });

const keep = (key: string, order: NewOrder): Promise<void> =>
  retryOnConflict(async () => {
    const billing = await getBilling(order.owner);
    const { saved } = billing ?? {};
    const isNoted = billing && saved?.key === key && isUnderWay(saved);
    await keepOrder(order, isNoted ? [note(billing, { ...saved, orderId: order.id })] : []);
  });

/** With the card shown to its owner and no other. */
async function make(token: PaymentTokenDetails, plan: PlanPrice, key: string): Promise<Checkout> {
  const { accountId, cents, renewalDay, member: meant, card } = token;
  const customer = (await getBilling(accountId))?.customer;
  const saved = customer === undefined ? undefined : (await findCard(customer))?.id;
  if (customer === undefined || saved === undefined) throw new provider.CardRefused(notSaved());
  if (saved !== card) throw new provider.CardRefused(anotherCard());
  return provider.payWithCard({ accountId, customer, card, plan, cents, renewalDay, meant, key });
}

/** Throws CardRefused while nothing is charged. */
async function checkAndPay(token: PaymentTokenDetails, plan: PlanPrice, key: string, check: Check) {
  const refused = await check();
  // The same request, sent twice, may have paid just now.
  const { saved } = (refused && (await getBilling(token.accountId))) ?? {};
  if (saved?.key === key && saved.orderId !== undefined) return saved.orderId;
  if (refused) throw new provider.CardRefused(refused);
  const paid = await make(token, plan, key);
  await keep(key, { ...orderOf(token, paid), isProrated: true, subscription: paid.subscription });
  return paid.id;
}

/** The reason not to pay. */
type Check = () => Promise<VisibleError | undefined>;

/** Once, whatever breaks off. Returns the order. Checks after noting the payment: from then on no other window pays. */
export async function pay(Token: string, token: PaymentTokenDetails, plan: PlanPrice, check: Check): Promise<string> {
  const { accountId } = token;
  const key = createHash("sha256").update(`saved ${Token}`).digest("hex");
  const before = await begin(accountId, key);
  if (before !== undefined) return before;
  // Another failure's outcome is unknown: the note stays.
  return checkAndPay(token, plan, key, check).catch(
    only(provider.CardRefused, async ({ reason }) => {
      await forget(accountId, key);
      throw reason;
    }),
  );
}
