import { type PlanId, planById } from "./pricing.ts";

export interface PaidMember {
  /** Undefined without an order. */
  readonly planId: PlanId | undefined;
  /** Complete, nothing due, and the plan renews. */
  readonly isSettled: boolean;
  readonly registered: string;
}

/** A family pays, but none of its paid members is at the full plan. */
export const lacksFullPlan = (paid: readonly PaidMember[]): boolean =>
  paid.length > 0 && !paid.some(({ planId }) => planId && planById(planId)?.first);

/** The settled member registered first. */
export function nextAtFullPlan<Member extends PaidMember>(paid: readonly Member[]): Member | undefined {
  const settled = paid.filter(({ planId, isSettled }) => planId && isSettled);
  return settled.sort((one, other) => (one.registered < other.registered ? -1 : 1))[0];
}
