import { priceOf } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import { lacksFullPlan, nextAtFullPlan, type PaidMember } from "#shared/rules/payment/fullPlan.ts";
import { fullPlanOf, planById } from "#shared/rules/payment/pricing.ts";
import { isPaying } from "#web/entities/member/isPaying.ts";

const paidMemberOf = (member: Member): PaidMember & { readonly First: string } => ({
  planId: member.PlanID,
  isSettled: member.payed === "COMPLETE" && !member.PaymentDue && !member.PlanEnds,
  registered: member.CreateDate,
  First: member.First,
});

/** Undefined when no price changes. */
export function planMoveText(member: Member, family: readonly Member[]): string | undefined {
  if (!isPaying(member)) return undefined;
  const others = family.filter((other) => other.ID !== member.ID && isPaying(other)).map(paidMemberOf);
  const next = lacksFullPlan(others) ? nextAtFullPlan(others) : undefined;
  const plan = next?.planId && planById(next.planId);
  if (!next || !plan) return undefined;
  return `From its next renewal on, ${next.First}'s plan costs ${priceOf(fullPlanOf(plan))}: one member of a family pays the full price. Nothing is charged today.`;
}
