import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import { retentionMonths } from "#shared/rules/account/retention.ts";

// No mail contains typed text, not even a name: anyone can enter another person's address and would choose
// the words that this person reads.

/** The line that tells a code. */
const codeLine = (code: string) =>
  `Your code is ${code}. It works for 24 hours. Give it to nobody: we never ask for it by mail or phone.`;

/** Greets a new resident, and asks to prove the mailbox. */
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

/** A code that proves a mailbox. */
export const emailCode = (code: string): MailWords => ({
  subject: "Confirm your e-mail address",
  heading: "Confirm your e-mail address",
  paragraphs: [
    `To show that this address is yours, sign in to Beforehand and type this code. ${codeLine(code)}`,
    "If you do not know of this, somebody else used your address. You do not have to do anything.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

/** A link to a new password. It works once, for half an hour. */
export const resetLink = (token: string): MailWords => ({
  subject: "Set a new password",
  heading: "Set a new password",
  paragraphs: [
    "Somebody asked to set a new password for your account. The link works once, for 30 minutes.",
    "If it was not you, you do not have to do anything: your password stays as it is.",
  ],
  link: { label: "Set a new password", url: `${env.siteOrigin}/Change?id=${token}` },
});

/** A link to the first password of invited staff. @param work "a moderator" */
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

/** Answers an address without an account, so that its owner does not wait. */
export const noAccount = (): MailWords => ({
  subject: "There is no account with this address",
  heading: "There is no account with this address",
  paragraphs: [
    "Somebody asked to set a new password for this address. There is no Beforehand account with it.",
    "You may have registered with another address. If it was not you, you do not have to do anything.",
  ],
});

/** Reports a new password to the account's owner. */
export const passwordChanged = (): MailWords => ({
  subject: "Your password was changed",
  heading: "Your password was changed",
  paragraphs: [
    "A new password was set for your account, and it was signed out everywhere.",
    "If it was not you, set a new password at once and check that only you can read your mail.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

/** An address that its owner recognizes and that contains no readable words. */
const masked = (email: string): string =>
  email
    .split("@")
    .map((part) => `${part.slice(0, 1)}***`)
    .join("@");

const ifNotYou =
  "If it was not you, somebody else is signed in to your account: contact your local department at once.";

/** Reports to the present address of an account that another one waits for its code. */
export const emailChangeAsked = (email: string): MailWords => ({
  subject: "A new e-mail address was entered for your account",
  heading: "A new e-mail address was entered for your account",
  paragraphs: [
    `The e-mail address of your Beforehand account is to be changed to ${masked(email)}. Until the code that we mailed there is typed, you sign in with this address as before.`,
    ifNotYou,
  ],
});

/** Reports a change to the former address of an account. */
export const emailChanged = (email: string): MailWords => ({
  subject: "The e-mail address of your account was changed",
  heading: "The e-mail address of your account was changed",
  paragraphs: [
    `The e-mail address of your Beforehand account was changed to ${masked(email)}. This address does not belong to the account any more, and you cannot sign in with it.`,
    ifNotYou,
  ],
});

/** Reports a change to the new address of an account. */
export const emailAdded = (): MailWords => ({
  subject: "This address now belongs to your account",
  heading: "This address now belongs to your account",
  paragraphs: [
    "This e-mail address now belongs to a Beforehand account. Sign in with it from now on; the password stays as it is.",
    "If you do not know of this, somebody else used your address. You do not have to do anything.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

/** Reports that staff said that a mailbox belongs to its account. */
export const emailConfirmed = (): MailWords => ({
  subject: "Your e-mail address was confirmed",
  heading: "Your e-mail address was confirmed",
  paragraphs: [
    "The staff of your registry confirmed that this address belongs to your Beforehand account. A mailed link is now enough to set a new password.",
    "If you did not ask for it, contact your local department at once.",
  ],
});

/** Reports another phone number, or none, to the account's owner. */
export const phoneChanged = (removed: boolean): MailWords => {
  const subject = `The phone number of your account was ${removed ? "removed" : "changed"}`;
  const said = removed
    ? "Your Beforehand account has no phone number any more."
    : "Your Beforehand account has a new phone number, which was verified with a code.";
  return { subject, heading: subject, paragraphs: [said, ifNotYou] };
};

/** Reports that a sign-in now has a second step. */
export const secondFactorAdded = (): MailWords => ({
  subject: "Your sign-in now has a second step",
  heading: "Your sign-in now has a second step",
  paragraphs: [
    "From now on your Beforehand account asks for a code of your authenticator app after the password.",
    ifNotYou,
  ],
});

/** Reports that a sign-in has no second step any more. */
export const secondFactorRemoved = (): MailWords => ({
  subject: "The second step of your sign-in was removed",
  heading: "The second step of your sign-in was removed",
  paragraphs: [
    "Your Beforehand account does not ask for a code of your authenticator app any more.",
    ifNotYou,
  ],
});

/** Reports new recovery codes. */
export const recoveryCodesRenewed = (): MailWords => ({
  subject: "Your recovery codes were replaced",
  heading: "Your recovery codes were replaced",
  paragraphs: [
    "The recovery codes of your Beforehand account were replaced. Earlier ones do not work.",
    ifNotYou,
  ],
});

/** Reports many wrong sign-ins from places that are new to the account. */
export const guessingNoticed = (): MailWords => ({
  subject: "Many wrong passwords were tried for your account",
  heading: "Many wrong passwords were tried for your account",
  paragraphs: [
    "In the last hours many wrong passwords were tried for your Beforehand account, from places where you have not signed in before. None of them was right.",
    "Tries from new places have to wait now. Where you have signed in before, nothing changes.",
    "You do not have to do anything. If you use this password anywhere else, please set a new one.",
  ],
  link: { label: "Set a new password", url: `${env.siteOrigin}/Recover` },
});

/** Reports a restriction to the account's owner; the reason is for staff only. */
export const accountRestricted = (): MailWords => ({
  subject: "Your account was restricted",
  heading: "Your account was restricted",
  paragraphs: [
    "Your Beforehand account was restricted. You cannot use it for now, and what you entered is kept.",
    "If people are registered with this account, the departments are told to drop their records: crews do not arrive prepared for them until the account is restored. Payments wait until then, too.",
    "Please contact your local department if you have questions, or if you think that this is a mistake.",
  ],
});

/** Reports a restoration to the account's owner. */
export const accountRestored = (): MailWords => ({
  subject: "Your account was restored",
  heading: "Your account was restored",
  paragraphs: [
    "Your Beforehand account was restored: it is as it was before. The departments get the records of the people who are registered and paid for again.",
    "If you had not accepted your invitation yet, use its link, or ask whoever invited you for a new one.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

/** Reports an erasure to the account's owner. */
export const accountErased = (): MailWords => ({
  subject: "Your account was deleted",
  heading: "Your account was deleted",
  paragraphs: [
    "Your Beforehand account was deleted, with everybody who was registered with it, and its payments end.",
    "Departments that have a record of them are told to drop it. You can register again with this address at any time.",
    "If you did not ask for it, contact your local department.",
  ],
});

/** Warns the owner of an account without a sign of life. @param day of the erasure, "Nov 22 2028" */
export const accountUnused = (day: string): MailWords => ({
  subject: `Sign in before ${day} to keep your account`,
  heading: "You have not signed in for a long time",
  paragraphs: [
    `Nobody has signed in to your Beforehand account for a long time, and nobody in it is paid for. We keep no family's data longer than it is of use: on ${day} the account is deleted, with everybody who is registered with it.`,
    "If you want to keep it, sign in before that day. That is all you have to do.",
    "If you do not need it any more, you do not have to do anything.",
  ],
  link: { label: "Sign in", url: env.siteOrigin },
});

/** Reports an erasure that was warned of to the account's owner. */
export const unusedAccountErased = (): MailWords => ({
  subject: "Your account was deleted",
  heading: "Your account was deleted",
  paragraphs: [
    `Your Beforehand account was deleted, with everybody who was registered with it: for ${retentionMonths} months nobody had signed in, and nobody in it was paid for. We had written to you before.`,
    "Departments that have a record of them are told to drop it. You can register again with this address at any time.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});
