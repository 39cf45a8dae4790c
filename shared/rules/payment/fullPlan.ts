import { type PlanId, planById } from "./pricing.ts";

/** A member whose payment is not PENDING. */
export interface PaidMember {
  /** The plan at which the subscription renews; undefined without an order. */
  readonly planId: PlanId | undefined;
  /** Whether the payment is complete, nothing is due, and the plan renews. */
  readonly isSettled: boolean;
  /** The time of registration, ISO. */
  readonly registered: string;
}

/** Whether a family pays, and none of its paid members is at the full plan. */
export const lacksFullPlan = (paid: readonly PaidMember[]): boolean =>
  paid.length > 0 && !paid.some(({ planId }) => planId && planById(planId)?.first);

/**
 * The member who takes the full plan in a family that lacks it: of those who are settled, the one registered first.
 * Undefined while none is settled.
 */
export function nextAtFullPlan<Member extends PaidMember>(paid: readonly Member[]): Member | undefined {
  const settled = paid.filter(({ planId, isSettled }) => planId && isSettled);
  return settled.sort((one, other) => (one.registered < other.registered ? -1 : 1))[0];
}
