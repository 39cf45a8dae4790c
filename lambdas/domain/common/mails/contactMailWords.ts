import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import { ifNotYou } from "./ifNotYou.ts";

const codeLine = (code: string) =>
  `Your code is ${code}. It works for 24 hours. Give it to nobody: we never ask for it by mail or phone.`;

export const welcome = (code: string): MailWords => ({
  subject: "Welcome to Beforehand",
  heading: "Your account is ready",
  paragraphs: [
    "Thank you for registering. Next, add the places where you live and the people who live there, so that police, fire and medical crews arrive prepared.",
    "Only your local responder departments can see what you share.",
    `To show that this address is yours, sign in and type this code. ${codeLine(code)}`,
    "If you did not register, somebody else used your address. You do not have to do anything.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

export const emailCode = (code: string): MailWords => ({
  subject: "Confirm your e-mail address",
  paragraphs: [
    `To show that this address is yours, sign in to Beforehand and type this code. ${codeLine(code)}`,
    "If you do not know of this, somebody else used your address. You do not have to do anything.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

/** As its owner recognizes it, without readable words. */
const masked = (email: string): string =>
  email
    .split("@")
    .map((part) => `${part.slice(0, 1)}***`)
    .join("@");

export const emailChangeAsked = (email: string): MailWords => ({
  subject: "A new e-mail address was entered for your account",
  paragraphs: [
    `The e-mail address of your Beforehand account is to be changed to ${masked(email)}. Until the code that we mailed there is typed, you sign in with this address as before.`,
    ifNotYou,
  ],
});

export const emailChanged = (email: string): MailWords => ({
  subject: "The e-mail address of your account was changed",
  paragraphs: [
    `The e-mail address of your Beforehand account was changed to ${masked(email)}. This address does not belong to the account any more, and you cannot sign in with it.`,
    ifNotYou,
  ],
});

export const emailAdded = (): MailWords => ({
  subject: "This address now belongs to your account",
  paragraphs: [
    "This e-mail address now belongs to a Beforehand account. Sign in with it from now on; the password stays as it is.",
    "If you do not know of this, somebody else used your address. You do not have to do anything.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

export const emailConfirmed = (): MailWords => ({
  subject: "Your e-mail address was confirmed",
  paragraphs: [
    "The staff of your registry confirmed that this address belongs to your Beforehand account. A mailed link is now enough to set a new password.",
    "If you did not ask for it, contact your local department at once.",
  ],
});

export const phoneChanged = (removed: boolean): MailWords => {
  const subject = `The phone number of your account was ${removed ? "removed" : "changed"}`;
  const said = removed
    ? "Your Beforehand account has no phone number any more."
    : "Your Beforehand account has a new phone number, which was verified with a code.";
  return { subject, paragraphs: [said, ifNotYou] };
};
