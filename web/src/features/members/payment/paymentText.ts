import { endsText, priceOf } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { planById } from "#shared/rules/payment/pricing.ts";

/** The price of a member's next renewal, or the day on which a stopped plan ends; undefined while a payment is due. */
export function renewalText({ payed, PaymentDue, PlanID, PlanEnds }: Member): string | undefined {
  const plan = PlanID && planById(PlanID);
  if (!plan || payed !== "COMPLETE" || PaymentDue) return undefined;
  return PlanEnds ? endsText(PlanEnds) : `Renews at ${priceOf(plan)}`;
}

export const paymentDone = "Payment complete - Thank you!";

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
      ? `on ${day} the departments are told that this record is not confirmed any more.`
      : `from ${day} on, this record cannot be shared with a department until it is paid for.`;
  return [
    `Payment due by ${day}`,
    `A payment for ${First} did not come through. Please pay before that day: ${otherwise}`,
  ];
}
