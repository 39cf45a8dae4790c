import { type PlanId, planById } from "./pricing.ts";

/** A member whose payment is not PENDING. */
export interface PaidMember {
  /** The plan of the renewal; undefined without an order. */
  readonly planId: PlanId | undefined;
  /** Whether the payment is complete, nothing is due, and the plan renews. */
  readonly isSettled: boolean;
  /** An ISO time. */
  readonly registered: string;
}

/** Whether a family pays, but none of its paid members is at the full plan. */
export const lacksFullPlan = (paid: readonly PaidMember[]): boolean =>
  paid.length > 0 && !paid.some(({ planId }) => planId && planById(planId)?.first);

/** The member to take the full plan: the settled one registered first. Undefined while none is settled. */
export function nextAtFullPlan<Member extends PaidMember>(paid: readonly Member[]): Member | undefined {
  const settled = paid.filter(({ planId, isSettled }) => planId && isSettled);
  return settled.sort((one, other) => (one.registered < other.registered ? -1 : 1))[0];
}
