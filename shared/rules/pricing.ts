/** How a resident chooses to pay: 1 = monthly, 2 = yearly. */
export type Plan = 1 | 2;

export type PlanId = "new-monthly" | "new-yearly" | "recurring-monthly" | "recurring-yearly";

/** The price of a plan each period. `recurring` plans are those of each additional member. */
export interface PlanPrice {
  readonly id: PlanId;
  readonly plan: Plan;
  readonly dollars: number;
  readonly interval: "month" | "year";
  /** True for an account without a paid member: its next one pays the full price. */
  readonly first: boolean;
}

/** The one list of plans and prices, for screens, orders and the provider's checkout. */
export const planPrices: readonly PlanPrice[] = [
  { id: "new-monthly", plan: 1, dollars: 4, interval: "month", first: true },
  { id: "new-yearly", plan: 2, dollars: 40, interval: "year", first: true },
  { id: "recurring-monthly", plan: 1, dollars: 1, interval: "month", first: false },
  { id: "recurring-yearly", plan: 2, dollars: 10, interval: "year", first: false },
];

/**
 * The plan of an account's next member, given how many others are paid now (or have a payment under way).
 * Members who wait for payment do not count: an additional member needs a paid one.
 */
export function planFor(plan: Plan, paidMembers: number): PlanPrice {
  const first = paidMembers <= 0;
  const found = planPrices.find((price) => price.plan === plan && price.first === first);
  if (!found) throw new Error(`No plan ${plan}`);
  return found;
}

/** The plan with this id; undefined when there is none. */
export function planById(id: string): PlanPrice | undefined {
  return planPrices.find((price) => price.id === id);
}
