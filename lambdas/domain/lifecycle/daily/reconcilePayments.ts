import { payForMeant } from "#lambdas/domain/payments/memberPayments.ts";
import * as orders from "#lambdas/domain/payments/orders.ts";
import { refreshFailedPeriod } from "#lambdas/domain/payments/renewals.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { getOrderOf, type OrderRecord, readOrders } from "#lambdas/records/payments/order.ts";

// The provider repeats an event for three days, then gives up. So it is asked before a member lapses.

const isLeft = (order: OrderRecord, mid: string) =>
  order.meant === mid && order.member === undefined && order.state !== "EXPIRED";

async function payWithUnused(owner: string, mid: string): Promise<void> {
  const unused = (await readOrders(owner)).filter((order) => isLeft(order, mid));
  for (const order of unused) {
    if (order.state !== "PAID") await orders.refreshIfConfirmed(order);
    await payForMeant(owner, order.id);
  }
}

/** Asks for missed news of a member's payments. Throws while the provider is silent: no member lapses on old news. */
export async function reconcilePayments({ owner, mid }: { owner: string; mid: string }): Promise<void> {
  const member = await getMember(owner, mid);
  const order = member && (await getOrderOf(member));
  if (order?.state === "PROCESSING") await orders.refreshIfConfirmed(order);
  else if (order) await refreshFailedPeriod(order);
  await payWithUnused(owner, mid);
}
