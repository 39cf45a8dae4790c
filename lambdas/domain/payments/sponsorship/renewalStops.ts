import { stopRenewal } from "#lambdas/adapters/payments.ts";
import { drain } from "#lambdas/domain/common/drain.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { livesAtSponsor } from "#lambdas/domain/payments/memberPaymentState.ts";
import { log } from "#lambdas/log.ts";
import { readPerson } from "#lambdas/records/family/family.ts";
import { getOrder, type OrderRecord, orderRecord } from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import { type OrderWork, renewalStops } from "#lambdas/records/payments/paymentQueues.ts";
import { type Key, remove, replace, transact } from "#lambdas/records/table/table.ts";
import { dayOf } from "#shared/rules/dates.ts";

// The provider is asked first; the last day in the order and its mail complete the work.

async function isNeedless({ id, owner, member, ended }: OrderRecord): Promise<boolean> {
  const person = member === undefined || ended ? undefined : await readPerson(owner, member);
  return person?.member.orderId === id && (await livesAtSponsor(person));
}

async function note(row: OrderWork & Key, order: OrderRecord, until: string): Promise<void> {
  const { owner, id: orderId, member: mid } = order;
  const mail = { owner, id: `sponsored.${orderId}`, mid, orderId, day: dayOf(new Date()) };
  await transact([
    remove(row),
    replace(orderRecord({ ...order, ends: until })),
    addPaymentMail({ ...mail, content: { kind: "sponsored", until } }),
  ]);
}

const stop = (row: OrderWork & Key): Promise<void> =>
  // The provider's event may change the order meanwhile.
  retryOnConflict(async () => {
    const order = await getOrder(row.owner, row.orderId);
    const isToStop = order !== undefined && (await isNeedless(order));
    const until = isToStop ? await stopRenewal(order.id, order.subscription) : undefined;
    if (order && until !== undefined) await note(row, order, until);
    else await renewalStops.remove(row);
  });

/** Throws at the end when one failed. */
export async function stopAll(): Promise<void> {
  const isDone = await drain<OrderWork & Key>({
    read: renewalStops.read,
    work: stop,
    onFailure: ({ orderId }, { name: reason }) => log.error("a renewal is still to stop", { orderId, reason }),
    atOnce: 1,
  });
  if (!isDone) throw new Error("Not every renewal that is to stop has stopped");
}
