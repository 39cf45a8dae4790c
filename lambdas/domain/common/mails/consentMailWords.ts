import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { nameOf, unnamed } from "./paymentMailWords.ts";

const family = () => ({ label: "Open Family Members", url: `${env.siteOrigin}/Members` });

type Words = Pick<MailWords, "subject" | "paragraphs">;

/** @param write gets the name within and at the beginning of a sentence */
function mailAbout(first: string, write: (name: string, atStart: string) => Words): MailWords {
  const name = nameOf({ first });
  return { ...write(name, name === unnamed ? "A member of your family" : name), link: family() };
}

/** Names no one: anybody may have typed the address. */
export const registeredByOther = (token: string): MailWords => ({
  subject: "You were registered with Beforehand",
  paragraphs: [
    "Somebody gave us your e-mail address and registered you, so that your local police, fire and medical crews know beforehand what you need in an emergency.",
    "The link shows who it was and what kind of facts crews may read. There you can object: then nothing is shared about you. You need no account for it.",
    "If you agree, you do not have to do anything. Whoever opens this link can decide for you: please do not pass it on.",
  ],
  link: { label: "See who registered you", url: `${env.siteOrigin}/Objection?id=${token}` },
});

export const personObjected = (first: string): MailWords =>
  mailAbout(first, (name, atStart) => ({
    subject: `${atStart} does not want to be registered`,
    paragraphs: [
      `${atStart} objected to being registered, by the link in our mail. Departments that have the record are told to take it out, and nothing new is handed over.`,
      `The record stays in your account, and only ${name} can take the objection back. Please talk with each other. A plan for ${name} goes on until you end it.`,
    ],
  }));

export const objectionEnded = (first: string): MailWords =>
  mailAbout(first, (name, atStart) => ({
    subject: `${atStart} took the objection back`,
    paragraphs: [
      `${atStart} agrees to being registered. The departments where ${name} lives get the record as before, as long as you have not withdrawn consent yourself.`,
    ],
  }));

/** @param day the birthday, YYYY-MM-DD */
export const adultSoon = (first: string, day: string): MailWords =>
  mailAbout(first, (name, atStart) => ({
    subject: `${atStart} will be 18 on ${formatDay(day)}`,
    paragraphs: [
      `You registered ${name} as a parent or legal guardian. From that day on ${name} speaks for themselves, unless a court says otherwise.`,
      "Please talk about the record with each other. On the birthday we ask you to declare consent anew. Nothing is hidden from crews for it.",
    ],
  }));

export const adultNow = (first: string): MailWords =>
  mailAbout(first, (name, atStart) => ({
    subject: `${atStart} is 18 now: confirm with them`,
    paragraphs: [
      `You registered ${name} as a parent or legal guardian. Please ask ${name} whether the record may go on, and declare consent anew under Family Members.`,
      "Until then nothing changes: crews read the record as before.",
    ],
  }));
