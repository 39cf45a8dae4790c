import type { Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { type Plan, type PlanPrice, planById } from "#shared/rules/payment/pricing.ts";

/** "$4.00". */
export const dollarsOf = (dollars: number): string => `$${dollars.toFixed(2)}`;

/** "$4.00 each month". */
export const priceOf = ({ dollars, interval }: PlanPrice): string => `${dollarsOf(dollars)} each ${interval}`;

export const planNames: Readonly<Record<Plan, string>> = { 1: "Monthly", 2: "Yearly" };

/** The price of a member's next renewal; undefined while none is to come, or a payment is due. */
export function renewalText({ payed, PaymentDue, PlanID }: Member): string | undefined {
  const plan = PlanID && planById(PlanID);
  return plan && payed === "COMPLETE" && !PaymentDue ? `Renews at ${priceOf(plan)}` : undefined;
}

export const paymentDone = "Payment complete - Thank you!";

export const processingSentence = "Your bank is still working on the payment.";

/**
 * The day until which a failed payment has to be made, and what happens otherwise; undefined while none is
 * due.
 */
export function paymentDueText({
  First,
  PaymentDue,
  HouseHolds,
}: Pick<Member, "First" | "PaymentDue" | "HouseHolds">): readonly [title: string, text: string] | undefined {
  if (!PaymentDue) return undefined;
  const day = formatDay(PaymentDue);
  const otherwise =
    HouseHolds.length > 0
      ? `on ${day} the departments are told to drop this record.`
      : `from ${day} on, this record cannot be shared with a department until it is paid for.`;
  return [
    `Payment due by ${day}`,
    `A payment for ${First} did not come through. Please pay before that day: ${otherwise}`,
  ];
}
