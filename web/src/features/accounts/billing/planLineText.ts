import type { PlanLine } from "#shared/contract/billing.ts";
import { paidBy } from "#shared/format/coverageSentence.ts";
import { endsText, planNames, priceOf, processingSentence } from "#shared/format/planText.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { planById } from "#shared/rules/payment/pricing.ts";

export function planPriceText({ PlanID }: PlanLine): string | undefined {
  const plan = PlanID && planById(PlanID);
  return plan ? `${planNames[plan.plan]} plan, ${priceOf(plan)}` : undefined;
}

export function planStateText({ payed, PaymentDue, Renews, Ends, Sponsor }: PlanLine): string {
  if (PaymentDue) return `Payment due by ${formatDay(PaymentDue)}`;
  if (payed === "PENDING") return "Not paid for yet";
  if (payed === "PROCESSING") return processingSentence;
  if (Sponsor) return paidBy(Sponsor);
  if (Ends) return endsText(Ends);
  return Renews ? `Renews on ${formatDay(Renews)}` : "Paid";
}

export const isPayable = ({ payed, PaymentDue }: PlanLine): boolean => payed === "PENDING" || PaymentDue !== undefined;

/** Older than the provider's page: only the removal of its person stops it. */
export const isOnlyRemoved = ({ Renews, Managed }: PlanLine): boolean => Renews !== undefined && !Managed;

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** "Visa card ending 4242". */
export const cardText = ({ Brand, Last4 }: { readonly Brand: string; readonly Last4: string }): string =>
  `${[brands[Brand], "card"].filter(Boolean).join(" ")} ending ${Last4}`;
