import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import type { DueReason } from "#lambdas/records/payments/paymentMail.ts";
import { dollarsOf, notSharedFrom } from "#shared/format/planText.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { type PlanId, planById } from "#shared/rules/payment/pricing.ts";

interface About {
  readonly first: string | undefined;
  readonly planId: PlanId;
}

export interface Shared {
  /** Whether departments have the record, or are to have it. */
  readonly isShared: boolean;
}

export const unnamed = "a member of your family";

/** Letters, apostrophes as phones write them, and initials; no domain and no number. */
const plainName = /^(?:[\p{L}\p{M}'’ʻʼ‘ -]|(?<![\p{L}\p{M}])\p{L}\.(?=$|[ -]|\p{L}\.))+$/u;

/**
 * An account may be registered with another person's address, and a name must not carry a message to them. Mails
 * contain no other typed text and nothing medical.
 */
export const nameOf = ({ first }: Pick<About, "first">): string =>
  first && first.length <= 30 && plainName.test(first) ? first : unnamed;

function planOf({ planId }: Pick<About, "planId">): string {
  const plan = planById(planId);
  const period = plan?.interval === "year" ? "yearly" : "monthly";
  return `the ${period} plan of ${plan?.first ? "a first" : "an additional"} member`;
}

const dollars = (cents: number) => dollarsOf(cents / 100);

export const help = "If something about this payment is not right, contact your local department.";

export const family = () => ({ label: "Open your family members", url: `${env.siteOrigin}/Members` });

interface Receipt extends About {
  readonly cents: number;
  readonly day: string;
  readonly isRenewal: boolean;
}

export function receipt({ cents, day, isRenewal, ...about }: Receipt): MailWords {
  const period = planById(about.planId)?.interval ?? "month";
  return {
    subject: `Receipt: ${dollars(cents)} to Beforehand`,
    heading: isRenewal ? "Your plan was renewed" : "Thank you for your payment",
    paragraphs: [
      `We received ${dollars(cents)} on ${formatDay(day)} for ${nameOf(about)}: ${planOf(about)}.`,
      `The plan renews by itself every ${period} until you stop it on the Billing tab of your profile, or remove the member.`,
      help,
    ],
    link: family(),
  };
}

const reasons: Record<DueReason, (name: string) => string> = {
  FAILED: (name) => `The payment for ${name} could not be taken.`,
  RETURNED: (name) => `The payment for ${name} was given back, or the bank wants it back.`,
  ENDED: (name) => `The subscription that paid for ${name} has ended.`,
};

export function paymentDue({
  due,
  reason,
  isShared,
  ...about
}: About & Shared & { readonly due: string; readonly reason: DueReason }): MailWords {
  const day = formatDay(due);
  return {
    subject: `A payment is due before ${day}`,
    paragraphs: [
      `${reasons[reason](nameOf(about))} It is ${planOf(about)}.`,
      isShared
        ? `Please pay before ${day}. Otherwise the departments are told on that day that the record is not confirmed any more, and crews may not arrive prepared for this person.`
        : `Please pay before ${day}: ${notSharedFrom(day)}`,
      help,
    ],
    link: family(),
  };
}

export const firstPaymentFailed = (about: About): MailWords => ({
  subject: "A payment was not completed",
  paragraphs: [
    `The payment for ${nameOf(about)} (${planOf(about)}) could not be taken. Nothing was charged.`,
    "What you entered is kept. No department can see it until it is paid for: open your family members and pay again.",
    help,
  ],
  link: family(),
});

export function coverageEnded({ isShared, planId, first }: Pick<About, "first"> & Partial<About> & Shared): MailWords {
  const missing = `The payment for ${nameOf({ first })}${planId ? ` (${planOf({ planId })})` : ""} was not made in time.`;
  return {
    subject: isShared ? "The departments were told that a record is not confirmed" : "A payment was not made in time",
    paragraphs: [
      isShared
        ? `${missing} The departments were told that the record is not confirmed any more: crews may not arrive prepared for this person.`
        : `${missing} No department has the record.`,
      isShared
        ? "What you entered is kept. Pay for the member, and the departments learn that the record holds again."
        : "What you entered is kept. The record cannot be shared with a department until it is paid for.",
      help,
    ],
    link: family(),
  };
}

export function planMoved({ from, ...about }: About & { readonly from: string }): MailWords {
  const plan = planById(about.planId);
  const price = `${dollars((plan?.dollars ?? 0) * 100)} each ${plan?.interval ?? "month"}`;
  const day = formatDay(from);
  return {
    subject: `A plan costs ${price} from ${day} on`,
    heading: "The full price moved to another member",
    paragraphs: [
      `One member of a family pays the full price, the others the additional one. The member at the full price is not paid for any more, so the plan of ${nameOf(about)} takes that price.`,
      `From its next renewal on, on ${day}, it costs ${price}. Nothing is charged today, and the record stays with the departments.`,
      "If you do not want the plan to go on, delete the member before that day: no further payment is taken then.",
      help,
    ],
    link: family(),
  };
}
