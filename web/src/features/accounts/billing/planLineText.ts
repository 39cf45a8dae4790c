import type { PlanLine } from "#shared/contract/billing.ts";
import { inWords, paidBy } from "#shared/format/coverageSentence.ts";
import { dollarsOf, endsText, planNames, priceOf, processingSentence } from "#shared/format/planText.ts";
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

/** "Next renewal on Dec 27 2026: $5.00 for Ada and Ben." */
export function nextRenewalText(lines: readonly PlanLine[]): string | undefined {
  const renewing = lines.filter(({ Renews, Ends, PaymentDue }) => Renews && !Ends && !PaymentDue);
  const day = renewing.map(({ Renews = "" }) => Renews).sort()[0];
  if (!day) return undefined;
  const then = renewing.filter(({ Renews }) => Renews === day);
  const dollars = then.reduce((sum, { PlanID }) => sum + ((PlanID && planById(PlanID)?.dollars) || 0), 0);
  return `Next renewal on ${formatDay(day)}: ${dollarsOf(dollars)} for ${inWords(then.map(({ First }) => First))}.`;
}

export const isPayable = ({ payed, PaymentDue, Withheld }: PlanLine): boolean =>
  (payed === "PENDING" && !Withheld) || PaymentDue !== undefined;

/** Older than the provider's page: only its person's removal stops it. */
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
