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

/** The way to the first password of somebody who was invited to work here. @param work "a moderator" */
export const invitation = (token: string, work: string, hours: number): MailWords => ({
  subject: "You are invited to Beforehand",
  heading: "You are invited to Beforehand",
  paragraphs: [
    `An account was made for you, so that you can work as ${work}. Choose a password to begin; you then sign in with this e-mail address.`,
    `The link works once, for ${hours} hours. If a newer invitation was mailed to you, only its link works.`,
    "If you do not know of this, you do not have to do anything.",
  ],
  link: { label: "Choose a password", url: `${env.siteOrigin}/Change?id=${token}` },
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

/** Tells an owner which address it is, and leaves nobody room to write words into another person's mail. */
const masked = (email: string): string =>
  email
    .split("@")
    .map((part) => `${part.slice(0, 1)}***`)
    .join("@");

const ifNotYou =
  "If it was not you, somebody else is signed in to your account: contact your local department at once.";

/** What the address that an account has left is told. */
export const emailChanged = (email: string): MailWords => ({
  subject: "The e-mail address of your account was changed",
  heading: "The e-mail address of your account was changed",
  paragraphs: [
    `The e-mail address of your Beforehand account was changed to ${masked(email)}. This address does not belong to the account any more, and you cannot sign in with it.`,
    ifNotYou,
  ],
});

/** What the new address of an account is told. */
export const emailAdded = (): MailWords => ({
  subject: "This address now belongs to your account",
  heading: "This address now belongs to your account",
  paragraphs: [
    "This e-mail address now belongs to a Beforehand account. Sign in with it from now on; the password stays as it is.",
    "If you do not know of this, somebody else used your address. You do not have to do anything.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

/** What the owner of an account is told when its phone number is another one, or was removed. */
export const phoneChanged = (removed: boolean): MailWords => {
  const subject = `The phone number of your account was ${removed ? "removed" : "changed"}`;
  const said = removed
    ? "Your Beforehand account has no phone number any more."
    : "Your Beforehand account has a new phone number, which was verified with a code.";
  return { subject, heading: subject, paragraphs: [said, ifNotYou] };
};

/** What the owner of an account is told when staff restricted it; why is for staff alone. */
export const accountRestricted = (): MailWords => ({
  subject: "Your account was restricted",
  heading: "Your account was restricted",
  paragraphs: [
    "Your Beforehand account was restricted. You cannot use it for now, and what you entered is kept.",
    "If people are registered with this account, the departments are told to drop their records: crews do not arrive prepared for them until the account is restored. Payments wait until then, too.",
    "Please contact your local department if you have questions, or if you think that this is a mistake.",
  ],
});

/** What the owner of an account is told when it is not restricted any more. */
export const accountRestored = (): MailWords => ({
  subject: "Your account was restored",
  heading: "Your account was restored",
  paragraphs: [
    "Your Beforehand account was restored: it is as it was before. The departments get the records of the people who are registered and paid for again.",
    "If you had not accepted your invitation yet, use its link, or ask whoever invited you for a new one.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

/** What the owner of an account is told when it was deleted with all that was entered. */
export const accountErased = (): MailWords => ({
  subject: "Your account was deleted",
  heading: "Your account was deleted",
  paragraphs: [
    "Your Beforehand account was deleted, with everybody who was registered with it, and its payments end.",
    "Departments that have a record of them are told to drop it. You can register again with this address at any time.",
    "If you did not ask for it, contact your local department.",
  ],
});
