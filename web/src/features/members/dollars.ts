import type { PlanPrice } from "#shared/rules/pricing.ts";

/** A plan's price as people read it: "$4.00 each month". */
export function dollarsOf({ dollars, interval }: PlanPrice): string {
  return `$${dollars.toFixed(2)} each ${interval}`;
}
