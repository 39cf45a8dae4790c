import { paidBy } from "#shared/format/coverageSentence.ts";
import { endsText, notSharedFrom, priceOf } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { planById } from "#shared/rules/payment/pricing.ts";

/** Undefined while a payment is due. */
export function renewalText({ payed, PaymentDue, PlanID, PlanEnds, Sponsor }: Member): string | undefined {
  if (Sponsor) return paidBy(Sponsor);
  const plan = PlanID && planById(PlanID);
  if (!plan || payed !== "COMPLETE" || PaymentDue) return undefined;
  return PlanEnds ? endsText(PlanEnds) : `Renews at ${priceOf(plan)}`;
}

export const paymentDone = "Payment complete - Thank you!";

export function paymentDueText({
  First,
  PaymentDue,
  PlanEnds,
  SponsorEnded,
  HouseHolds,
}: Pick<Member, "First" | "PaymentDue" | "PlanEnds" | "SponsorEnded" | "HouseHolds">):
  | readonly [title: string, text: string]
  | undefined {
  if (!PaymentDue) return undefined;
  const day = formatDay(PaymentDue);
  const otherwise =
    HouseHolds.length > 0
      ? `on ${day} the departments are told that this record is not confirmed any more.`
      : notSharedFrom(day);
  // A plan stopped by its owner waits for no payment.
  const missed = PlanEnds ? `The plan of ${First} has ended.` : `A payment for ${First} did not come through.`;
  const reason = SponsorEnded ? `No department pays for ${First} any more.` : missed;
  return [`Payment due by ${day}`, `${reason} Please pay before that day: ${otherwise}`];
}
