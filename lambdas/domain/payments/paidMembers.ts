import { notFound } from "#lambdas/errors.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import { getMember, isPaying, type MemberDetails, type MemberRecord } from "#lambdas/records/family/member.ts";
import { currentPlan, type OrderRecord, readOrders } from "#lambdas/records/payments/order.ts";
import { lacksFullPlan, type PaidMember } from "#shared/rules/payment/fullPlan.ts";
import { requirePayable } from "./memberPaymentState.ts";

export interface Payer extends PaidMember {
  readonly member: MemberRecord;
  readonly order: OrderRecord | undefined;
}

/** Their order pays, or is about to. */
export async function readPaidMembers(owner: string): Promise<Payer[]> {
  const members = await readMembers(owner);
  // After the members: an order moved while its member was settled is seen as moved.
  const orders = new Map((await readOrders(owner)).map((order) => [order.id, order]));
  return members.filter(isPaying).map((member) => {
    const order = orders.get(member.orderId ?? "");
    const planId = order && currentPlan(order);
    // A stopped plan has no next renewal to cost more.
    const isSettled = member.payed === "COMPLETE" && member.due === undefined && order?.ends === undefined;
    return { member, order, planId, isSettled, registered: member.created };
  });
}

/** Whether a due member alone has the full plan, and keeps it by paying anew. */
async function keepsFullPlan({ owner, id }: MemberDetails): Promise<boolean> {
  const paid = await readPaidMembers(owner);
  const others = paid.filter(({ member }) => member.id !== id);
  return lacksFullPlan(others) && !lacksFullPlan(paid);
}

/**
 * Sets the price. A due member counts as paid, but must not become an additional one by it: alone at the full plan,
 * they pay as the first.
 */
export async function countPaidOthers(owner: string, mid: string | undefined): Promise<number> {
  const [{ paid = 0 }, member] = await Promise.all([
    getCounters(owner),
    mid === undefined ? undefined : getMember(owner, mid),
  ]);
  if (mid === undefined) return paid;
  if (!member) throw notFound();
  await requirePayable(member);
  if (!isPaying(member)) return paid;
  return (await keepsFullPlan(member)) ? 0 : paid - 1;
}
