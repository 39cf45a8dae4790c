import { formatDay } from "#shared/rules/dates.ts";
import type { Plan, PlanPrice } from "#shared/rules/payment/pricing.ts";

export const dollarsOf = (dollars: number): string => `$${dollars.toFixed(2)}`;

export const priceOf = ({ dollars, interval }: PlanPrice): string => `${dollarsOf(dollars)} each ${interval}`;

export const planNames: Readonly<Record<Plan, string>> = { 1: "Monthly", 2: "Yearly" };

export const endsText = (day: string): string => `Ends ${formatDay(day)}: renewal stopped`;

/** Of an unpaid record that no department has. @param day as shown */
export const notSharedFrom = (day: string): string =>
  `from ${day} on, this record cannot be shared with a department until it is paid for.`;

export const processingSentence = "Your bank is still working on the payment.";
