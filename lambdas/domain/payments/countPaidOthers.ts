import { notFound } from "#lambdas/errors.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { getMember, isPaying, type MemberDetails } from "#lambdas/records/family/member.ts";
import { lacksFullPlan } from "#shared/rules/payment/fullPlan.ts";
import { requirePayable } from "./memberPaymentState.ts";
import { readPaidMembers } from "./paidMembers.ts";

/** Whether a member who is due is the only one at the full plan: paying anew, they stay at it. */
async function keepsFullPlan({ owner, id }: MemberDetails): Promise<boolean> {
  const paid = await readPaidMembers(owner);
  const others = paid.filter(({ member }) => member.id !== id);
  return lacksFullPlan(others) && !lacksFullPlan(paid);
}

/**
 * How many members of an account are paid besides the one to pay for: this sets the price. A member whose
 * payment is due still counts as paid, but must not make their own price that of an additional one: one who alone is at
 * the full plan pays as if no other were paid.
 */
export async function countPaidOthers(owner: string, mid: string | undefined): Promise<number> {
  const [{ paid = 0 }, member] = await Promise.all([
    getCounters(owner),
    mid === undefined ? undefined : getMember(owner, mid),
  ]);
  if (mid === undefined) return paid;
  if (!member) throw notFound();
  requirePayable(member);
  if (!isPaying(member)) return paid;
  return (await keepsFullPlan(member)) ? 0 : paid - 1;
}
