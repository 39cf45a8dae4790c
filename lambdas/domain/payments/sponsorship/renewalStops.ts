import { stopRenewal } from "#lambdas/adapters/payments.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { livesAtSponsor } from "#lambdas/domain/payments/memberPaymentState.ts";
import { readPerson } from "#lambdas/records/family/family.ts";
import { getOrder, type OrderRecord, orderRecord } from "#lambdas/records/payments/order.ts";
import { addPaymentMail } from "#lambdas/records/payments/paymentMail.ts";
import type { OrderWork } from "#lambdas/records/payments/paymentWork.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { dayOf } from "#shared/rules/dates.ts";

// The provider is asked first; the order and the mail complete the work.

async function isNeedless({ id, owner, member, ended }: OrderRecord): Promise<boolean> {
  const person = member === undefined || ended ? undefined : await readPerson(owner, member);
  return person?.member.orderId === id && (await livesAtSponsor(person));
}

/** @param until its last day; undefined when nothing was to stop */
function note(order: OrderRecord, until: string | undefined): Write[] {
  const { owner, id: orderId, member: mid } = order;
  const noted = { ...order, isStopping: undefined };
  if (until === undefined) return [replace(orderRecord(noted))];
  const mail = { owner, mid, orderId, day: dayOf(new Date()) };
  return [
    replace(orderRecord({ ...noted, ends: until })),
    addPaymentMail({ ...mail, content: { kind: "sponsored", until } }),
  ];
}

export const stopNeedlessRenewal = (work: OrderWork, done: Write): Promise<void> =>
  // The provider's event may change the order meanwhile.
  retryOnConflict(async () => {
    const order = await getOrder(work.owner, work.orderId);
    if (!order) return;
    const until = (await isNeedless(order)) ? await stopRenewal(order.id, order.subscription) : undefined;
    await transact([done, ...note(order, until)]);
  });
