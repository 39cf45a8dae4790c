import { notFound } from "#lambdas/errors.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { getMember, isPaying, type MemberDetails } from "#lambdas/records/family/member.ts";
import { lacksFullPlan } from "#shared/rules/payment/fullPlan.ts";
import { requirePayable } from "./memberPaymentState.ts";
import { readPaidMembers } from "./paidMembers.ts";

/** Whether a due member alone has the full plan, and keeps it by paying anew. */
async function keepsFullPlan({ owner, id }: MemberDetails): Promise<boolean> {
  const paid = await readPaidMembers(owner);
  const others = paid.filter(({ member }) => member.id !== id);
  return lacksFullPlan(others) && !lacksFullPlan(paid);
}

/**
 * A due member counts as paid, but must not become an additional one by it: alone at the full plan, they pay
 * as the first.
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
