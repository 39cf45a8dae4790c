import { payForMeant } from "#lambdas/domain/payments/memberPayments.ts";
import * as orders from "#lambdas/domain/payments/orders.ts";
import { askAgain } from "#lambdas/domain/payments/renewals.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { getOrderOf, type OrderRecord, readOrders } from "#lambdas/records/payments/order.ts";

// The provider tells each event for three days, and then no more. So before anybody is dropped, it is asked.

/** Whether an order was opened to pay for a member, may have been paid, and was used for nobody. */
const isLeft = (order: OrderRecord, mid: string) =>
  order.meant === mid && order.member === undefined && order.state !== "EXPIRED";

async function payWithWhatIsLeft(owner: string, mid: string): Promise<void> {
  const left = (await readOrders(owner)).filter((order) => isLeft(order, mid));
  for (const order of left) {
    if (order.state !== "PAID") await orders.askIfKnown(order);
    await payForMeant(owner, order.id);
  }
}

/**
 * Takes in whatever became of a member's payments that we were not told of. Throws while the provider does not
 * answer: nobody is dropped on old news.
 */
export async function bringUpToDate({ owner, mid }: { owner: string; mid: string }): Promise<void> {
  const member = await getMember(owner, mid);
  const order = member && (await getOrderOf(member));
  if (order?.state === "PROCESSING") await orders.askIfKnown(order);
  else if (order) await askAgain(order);
  await payWithWhatIsLeft(owner, mid);
}
