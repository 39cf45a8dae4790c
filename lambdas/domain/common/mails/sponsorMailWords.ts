import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { notSharedFrom } from "#shared/format/planText.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { family, help, nameOf, type Shared } from "./paymentMailWords.ts";

interface About {
  readonly first: string | undefined;
}

interface SponsoredMember extends About {
  /** "the City of Detroit" */
  readonly by: string;
  /** The last day of the family's own plan. */
  readonly until: string | undefined;
}

export function sponsored({ by, until, ...about }: SponsoredMember): MailWords {
  const name = nameOf(about);
  const plan =
    until === undefined
      ? `Nothing is charged for ${name}, and the local departments get the record.`
      : `Your own plan for ${name} is paid until ${formatDay(until)} and ends then. Nothing more is charged, and the record stays with the departments.`;
  return {
    subject: "You do not have to pay any more",
    heading: `Paid by ${by}`,
    paragraphs: [`From now on ${by} pays for ${name}.`, plan, help],
    link: family(),
  };
}

export function sponsorshipEnded({ due, isShared, ...about }: About & Shared & { readonly due: string }): MailWords {
  const [day, name] = [formatDay(due), nameOf(about)];
  return {
    subject: `A payment is due before ${day}`,
    paragraphs: [
      `Until now a department paid for ${name}. It does not any more, or ${name} does not live at a place where it pays.`,
      isShared
        ? `The record stays with the departments until ${day}. Please pay before that day: otherwise they are told that the payment stopped.`
        : `Please pay before ${day}: ${notSharedFrom(day)}`,
      help,
    ],
    link: family(),
  };
}
