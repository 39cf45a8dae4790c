import { readMembers } from "#lambdas/records/family/family.ts";
import { isPaying, type MemberDetails, type MemberRecord } from "#lambdas/records/family/member.ts";
import { currentPlan, type OrderRecord, readOrders } from "#lambdas/records/payments/order.ts";
import type { PaidMember } from "#shared/rules/payment/fullPlan.ts";

export interface Payer extends PaidMember {
  readonly member: MemberRecord;
  readonly order: OrderRecord | undefined;
}

const isSettled = ({ payed, due }: MemberDetails): boolean => payed === "COMPLETE" && due === undefined;

/** Whose order pays, or is about to. */
export async function readPaidMembers(owner: string): Promise<Payer[]> {
  const members = await readMembers(owner);
  // After the members: an order moved while its member was settled is seen as moved.
  const orders = new Map((await readOrders(owner)).map((order) => [order.id, order]));
  return members.filter(isPaying).map((member) => {
    const order = orders.get(member.orderId ?? "");
    const planId = order && currentPlan(order);
    // A stopped plan has no next renewal to cost more.
    const settled = isSettled(member) && order?.ends === undefined;
    return { member, order, planId, isSettled: settled, registered: member.created };
  });
}
