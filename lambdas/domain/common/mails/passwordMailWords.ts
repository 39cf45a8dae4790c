import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import type { Role } from "#shared/model/role.ts";

export const resetLink = (token: string): MailWords => ({
  subject: "Set a new password",
  paragraphs: [
    "Somebody asked to set a new password for your account. The link works once, for 30 minutes.",
    "If it was not you, you do not have to do anything: your password stays as it is.",
  ],
  link: { label: "Set a new password", url: `${env.siteOrigin}/Change?id=${token}` },
});

/** @param work "a moderator" */
export const invitation = (token: string, work: string, hours: number): MailWords => ({
  subject: "You are invited to Beforehand",
  paragraphs: [
    `An account was made for you, so that you can work as ${work}. Choose a password to begin; you then sign in with this e-mail address.`,
    `The link works once, for ${hours} hours. If a newer invitation was mailed to you, only its link works.`,
    "If you do not know of this, you do not have to do anything.",
  ],
  link: { label: "Choose a password", url: `${env.siteOrigin}/Change?id=${token}` },
});

/** The address's owner does not wait for a link. */
export const noAccount = (): MailWords => ({
  subject: "There is no account with this address",
  paragraphs: [
    "Somebody asked to set a new password for this address. There is no Beforehand account with it.",
    "You may have registered with another address. If it was not you, you do not have to do anything.",
  ],
});

const cardsWork =
  "Printed cards for fridge and wallet still work: if somebody else was in your account, make a new one of each person under Family Members, “Card to print”.";

/** Staff have no cards. */
const ofCards = (role: Role): string[] => (role === "USER" ? [cardsWork] : []);

export const passwordChanged = (role: Role): MailWords => ({
  subject: "Your password was changed",
  paragraphs: [
    "A new password was set for your account, and it was signed out everywhere.",
    "If it was not you, set a new password at once and check that only you can read your mail.",
    ...ofCards(role),
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});

export const ownPasswordChanged = (role: Role): MailWords => ({
  subject: "Your password was changed",
  paragraphs: [
    "You chose a new password for your Beforehand account while you were signed in. Every other device was signed out.",
    "If it was not you, somebody else knows your former password: set a new one at once, and check that only you can read your mail.",
    ...ofCards(role),
  ],
  link: { label: "Set a new password", url: `${env.siteOrigin}/Recover` },
});

export const codesNoticed = (): MailWords => ({
  subject: "Many wrong codes were tried for your account",
  paragraphs: [
    "In the last days ten wrong codes of the second step were tried for your Beforehand account. None of them was right.",
    "Whoever tried them has your password. If that was not you, please set a new one now.",
  ],
  link: { label: "Set a new password", url: `${env.siteOrigin}/Recover` },
});

export const guessingNoticed = (): MailWords => ({
  subject: "Many wrong passwords were tried for your account",
  paragraphs: [
    "In the last hours many wrong passwords were tried for your Beforehand account, from places where you have not signed in before. None of them was right.",
    "Tries from new places have to wait now. Where you have signed in before, nothing changes.",
    "You do not have to do anything. If you use this password anywhere else, please set a new one.",
  ],
  link: { label: "Set a new password", url: `${env.siteOrigin}/Recover` },
});
