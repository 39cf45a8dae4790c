/** 1 = monthly, 2 = yearly. */
export type Plan = 1 | 2;

export type PlanId = "new-monthly" | "new-yearly" | "recurring-monthly" | "recurring-yearly";

/** `recurring` plans are for additional members. */
export interface PlanPrice {
  readonly id: PlanId;
  readonly plan: Plan;
  readonly dollars: number;
  readonly interval: "month" | "year";
  /** For an account without a paid member. */
  readonly first: boolean;
}

/** For screens, orders and the provider's checkout. */
export const planPrices: readonly PlanPrice[] = [
  { id: "new-monthly", plan: 1, dollars: 4, interval: "month", first: true },
  { id: "new-yearly", plan: 2, dollars: 40, interval: "year", first: true },
  { id: "recurring-monthly", plan: 1, dollars: 1, interval: "month", first: false },
  { id: "recurring-yearly", plan: 2, dollars: 10, interval: "year", first: false },
];

/**
 * `paidMembers` counts the others paid or with a payment under way, not those who wait for one: an additional member
 * needs a paid one.
 */
export function planFor(plan: Plan, paidMembers: number): PlanPrice {
  const first = paidMembers <= 0;
  const found = planPrices.find((price) => price.plan === plan && price.first === first);
  if (!found) throw new Error(`No plan ${plan}`);
  return found;
}

/** With the same interval. */
export const fullPlanOf = ({ plan }: PlanPrice): PlanPrice => planFor(plan, 0);

export function planById(id: string): PlanPrice | undefined {
  return planPrices.find((price) => price.id === id);
}
