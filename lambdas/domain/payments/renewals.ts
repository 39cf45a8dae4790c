import { readPlanDays } from "#lambdas/adapters/billing/renewalDays.ts";
import { type Invoice, readInvoice } from "#lambdas/adapters/invoices.ts";
import type { Subscription } from "#lambdas/adapters/paymentEvents.ts";
import { findCheckout } from "#lambdas/adapters/payments.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import {
  getOrder,
  insertEvent,
  type OrderRecord,
  orderRecord,
  type Period,
  type PeriodState,
  readOrders,
} from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { hasReceipt, insertReceipt } from "#lambdas/records/payments/receipt.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { updateMemberOf } from "./memberPaymentState.ts";
import { agrees, EventSeen, refreshIfConfirmed } from "./orders.ts";

// An order after its first payment. The provider's events arrive in any order: for one period the later state
// wins, of two periods the newer one.

const ranks: Record<PeriodState, number> = { FAILED: 1, PAID: 2, DISPUTED: 3, KEPT: 4, REFUNDED: 5 };

const supersedes = (told: Period, known: Period | undefined): boolean =>
  !known || told.at > known.at || (told.invoice === known.invoice && ranks[told.state] > ranks[known.state]);

/** The order whose checkout began a subscription. */
async function findOrder({ subscription, accountId }: Subscription): Promise<OrderRecord | undefined> {
  const own = accountId === undefined ? [] : await readOrders(accountId);
  const known = own.find((order) => order.subscription === subscription);
  if (known) return known;
  // The event that completed its checkout may still be on its way.
  const checkout = await findCheckout(subscription);
  const order = checkout?.accountId ? await getOrder(checkout.accountId, checkout.id) : undefined;
  return checkout && order && agrees(order, checkout) ? order : undefined;
}

/** An event's change of an order, and the writes that go with it; undefined when it changes nothing. */
type Change = (order: OrderRecord) => Promise<{ next: OrderRecord; more: Write[] } | undefined>;

/** Changes an order and its member once for each event. Returns the order's owner. */
async function changeOrder(eventId: string, of: Subscription, change: Change): Promise<string | undefined> {
  const found = await findOrder(of);
  if (!found) return undefined;
  try {
    await retryOnConflict(async () => {
      const order = (await getOrder(found.owner, found.id)) ?? found;
      const changed = await change(order);
      if (!changed) return;
      const next = { ...changed.next, subscription: of.subscription };
      const first = [insertEvent(eventId, new EventSeen()), replace(orderRecord(next))];
      await transact([...first, ...(await updateMemberOf(next)), ...changed.more]);
    });
  } catch (error) {
    if (!(error instanceof EventSeen)) throw error;
  }
  return found.owner;
}

/** The receipt of a paid period; none when it was written before. */
async function receiptOf({ owner, id }: OrderRecord, invoice: Invoice): Promise<Write[]> {
  if (await hasReceipt(invoice.id)) return [];
  const content = { kind: "receipt", cents: invoice.cents, isRenewal: true } as const;
  const day = easternDayOf(new Date());
  return [
    insertReceipt(invoice.id),
    addPaymentMail({ owner, id: `receipt.${invoice.id}`, orderId: id, day, content }),
  ];
}

/** Applies a new state of one period. Returns the owner of its order. */
export function receive(eventId: string, invoice: Invoice, state: PeriodState): Promise<string | undefined> {
  return changeOrder(eventId, invoice, async (order) => {
    const period = { invoice: invoice.id, at: invoice.created, state };
    const more = state === "PAID" ? await receiptOf(order, invoice) : [];
    if (supersedes(period, order.period)) return { next: { ...order, period }, more };
    return more.length > 0 ? { next: order, more } : undefined;
  });
}

/** Asks the provider about a period that failed as far as we know: news of a payment can be lost. */
export async function refreshFailedPeriod({ period }: OrderRecord): Promise<void> {
  const invoice = period?.state === "FAILED" ? await readInvoice(period.invoice) : undefined;
  if (invoice?.isPaid) await receive(`asked.${invoice.id}`, invoice, "PAID");
}

/**
 * Applies the end of a subscription. Returns the owner of its order. A first payment under way ends before:
 * its outcome is news, the end that follows is not.
 */
export async function receiveEnd(eventId: string, ended: Subscription): Promise<string | undefined> {
  const order = await findOrder(ended);
  if (order?.state === "PROCESSING") await refreshIfConfirmed(order);
  return changeOrder(eventId, ended, async (order) =>
    order.ended ? undefined : { next: { ...order, ended: true }, more: [] },
  );
}

/**
 * Applies a change of a subscription: its owner stopped the renewal, or let it run again. The provider is
 * asked, because events arrive in any order. Returns the owner of its order.
 */
export function receiveChange(eventId: string, changed: Subscription): Promise<string | undefined> {
  return changeOrder(eventId, changed, async (order) => {
    const days = await readPlanDays(changed.subscription);
    return !days || days.ends === order.ends ? undefined : { next: { ...order, ends: days.ends }, more: [] };
  });
}
