import { findCheckout } from "#lambdas/adapters/billing/lookups.ts";
import { readPlanDays } from "#lambdas/adapters/billing/renewalDays.ts";
import { type Invoice, readInvoice } from "#lambdas/adapters/invoices.ts";
import type { Subscription } from "#lambdas/adapters/paymentEvents.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { only } from "#lambdas/only.ts";
import {
  getOrder,
  hasReceipt,
  insertEvent,
  insertReceipt,
  type OrderRecord,
  orderRecord,
  type Period,
  type PeriodState,
  readOrders,
} from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { updateMemberOf } from "./memberPaymentState.ts";
import { agrees, EventSeen, refreshIfConfirmed } from "./orders.ts";

// Events come in any order: for one period the later state wins, of two the newer.

const ranks: Record<PeriodState, number> = { FAILED: 1, PAID: 2, DISPUTED: 3, KEPT: 4, REFUNDED: 5 };

const supersedes = (told: Period, known: Period | undefined): boolean =>
  !known || told.at > known.at || (told.invoice === known.invoice && ranks[told.state] > ranks[known.state]);

async function findOrder({ subscription, accountId }: Subscription): Promise<OrderRecord | undefined> {
  const own = accountId === undefined ? [] : await readOrders(accountId);
  const known = own.find((order) => order.subscription === subscription);
  if (known) return known;
  // The event completing its checkout may be on its way.
  const checkout = await findCheckout(subscription);
  const order = checkout?.accountId ? await getOrder(checkout.accountId, checkout.id) : undefined;
  return checkout && order && agrees(order, checkout) ? order : undefined;
}

/** Undefined when nothing changes. */
type Change = (order: OrderRecord) => Promise<{ next: OrderRecord; more: Write[] } | undefined>;

/** Changes an order once an event. */
async function changeOrder(eventId: string, of: Subscription, change: Change): Promise<void> {
  const found = await findOrder(of);
  if (!found) return;
  await retryOnConflict(async () => {
    const order = (await getOrder(found.owner, found.id)) ?? found;
    const changed = await change(order);
    if (!changed) return;
    const next = { ...changed.next, subscription: of.subscription };
    const first = [insertEvent(eventId, new EventSeen()), replace(orderRecord(next))];
    await transact([...first, ...(await updateMemberOf(next)), ...changed.more]);
  }).catch(only(EventSeen, () => undefined));
}

async function receiptOf({ owner, id }: OrderRecord, invoice: Invoice): Promise<Write[]> {
  if (await hasReceipt(invoice.id)) return [];
  const content = { kind: "receipt", cents: invoice.cents, isRenewal: true } as const;
  const day = easternDayOf(new Date());
  return [insertReceipt(invoice.id), addPaymentMail({ owner, orderId: id, day, content })];
}

export function receive(eventId: string, invoice: Invoice, state: PeriodState): Promise<void> {
  return changeOrder(eventId, invoice, async (order) => {
    const period = { invoice: invoice.id, at: invoice.created, state };
    const more = state === "PAID" ? await receiptOf(order, invoice) : [];
    if (supersedes(period, order.period)) return { next: { ...order, period }, more };
    return more.length > 0 ? { next: order, more } : undefined;
  });
}

/** News of a payment can be lost. */
export async function refreshFailedPeriod({ period }: OrderRecord): Promise<void> {
  const invoice = period?.state === "FAILED" ? await readInvoice(period.invoice) : undefined;
  if (invoice?.isPaid) await receive(`asked.${invoice.id}`, invoice, "PAID");
}

/** A first payment under way ends before: its outcome is the news. */
export async function receiveEnd(eventId: string, ended: Subscription): Promise<void> {
  const order = await findOrder(ended);
  if (order?.state === "PROCESSING") await refreshIfConfirmed(order);
  return changeOrder(eventId, ended, async (order) =>
    order.ended ? undefined : { next: { ...order, ended: true }, more: [] },
  );
}

/** Asks the provider, since events come in any order. */
export function receiveChange(eventId: string, changed: Subscription): Promise<void> {
  return changeOrder(eventId, changed, async (order) => {
    const days = await readPlanDays(changed.subscription);
    return !days || days.ends === order.ends ? undefined : { next: { ...order, ends: days.ends }, more: [] };
  });
}
