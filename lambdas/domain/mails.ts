import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";

// No mail repeats what somebody typed, a name included: anybody can enter another person's address, and
// would otherwise choose the words that this person reads.

/** What a new resident is told. */
export const welcome = (): MailWords => ({
  subject: "Welcome to Beforehand",
  heading: "Your account is ready",
  paragraphs: [
    "Thank you for registering. Next, add the places where you live and the people who live there, so that police, fire and medical crews arrive prepared.",
    "Only your local responder departments can see what you share.",
    "If you did not register, somebody else used your address. You do not have to do anything.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

/** The way to a new password; the link works once, for half an hour. */
export const resetLink = (token: string): MailWords => ({
  subject: "Set a new password",
  heading: "Set a new password",
  paragraphs: [
    "Somebody asked to set a new password for your account. The link works once, for 30 minutes.",
    "If it was not you, you do not have to do anything: your password stays as it is.",
  ],
  link: { label: "Set a new password", url: `${env.siteOrigin}/Change?id=${token}` },
});

/** What an address without an account is told, so that its owner is not left waiting. */
export const noAccount = (): MailWords => ({
  subject: "There is no account with this address",
  heading: "There is no account with this address",
  paragraphs: [
    "Somebody asked to set a new password for this address. There is no Beforehand account with it.",
    "You may have registered with another address. If it was not you, you do not have to do anything.",
  ],
});

/** What the owner of an account is told when its password was set. */
export const passwordChanged = (): MailWords => ({
  subject: "Your password was changed",
  heading: "Your password was changed",
  paragraphs: [
    "A new password was set for your account, and it was signed out everywhere.",
    "If it was not you, set a new password at once and check that only you can read your mail.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});
