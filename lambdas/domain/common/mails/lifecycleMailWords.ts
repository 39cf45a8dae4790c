import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import { retentionMonths } from "#shared/rules/account/retention.ts";

/** The reason is for staff only. */
export const accountRestricted = (): MailWords => ({
  subject: "Your account was restricted",
  paragraphs: [
    "Your Beforehand account was restricted. You cannot use it for now, and what you entered is kept.",
    "If people are registered with this account, the departments are told that the account is paused, and to ask about the records that they have: crews may not arrive prepared for them until the account is restored. Payments wait until then, too.",
    "Please contact your local department if you have questions, or if you think that this is a mistake.",
  ],
});

export const accountRestored = (): MailWords => ({
  subject: "Your account was restored",
  paragraphs: [
    "Your Beforehand account was restored: it is as it was before. The departments get the records of the people who are registered and paid for again.",
    "If you had not accepted your invitation yet, use its link, or ask whoever invited you for a new one.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

export const accountErased = (): MailWords => ({
  subject: "Your account was deleted",
  paragraphs: [
    "Your Beforehand account was deleted, with everybody who was registered with it, and its payments end.",
    "Departments that have a record of them are told to drop it. You can register again with this address at any time.",
    "If you did not ask for it, contact your local department.",
  ],
});

/** @param day of the erasure, "Nov 22 2028" */
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

export const unusedAccountErased = (): MailWords => ({
  subject: "Your account was deleted",
  paragraphs: [
    `Your Beforehand account was deleted, with everybody who was registered with it: for ${retentionMonths} months nobody had signed in, and nobody in it was paid for. We had written to you before.`,
    "Departments that have a record of them are told to drop it. You can register again with this address at any time.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});
