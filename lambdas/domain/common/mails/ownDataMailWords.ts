import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import { ifNotYou } from "./ifNotYou.ts";

const profile = () => `${env.siteOrigin}/Profile`;

export const dataDownloaded = (): MailWords => ({
  subject: "Your data was downloaded",
  paragraphs: [
    "Everything that Beforehand keeps of you and your people was downloaded from your account, after your password was entered.",
    "Keep the file where only you can open it: it has medical details.",
    ifNotYou,
  ],
});

/** @param day of the erasure, "Nov 29 2026" */
export const deletionRequested = (day: string): MailWords => ({
  subject: `Your account will be deleted on ${day}`,
  paragraphs: [
    `You asked us to delete your Beforehand account. It goes on ${day}, with everybody who is registered with it. Until then nothing changes: departments keep your records, and plans go on.`,
    "If you want to keep it, sign in before that day and press Keep my account.",
    ifNotYou,
  ],
  link: { label: "Keep my account", url: profile() },
});

export const deletionUndone = (): MailWords => ({
  subject: "Your account stays",
  paragraphs: [
    "Your Beforehand account is not deleted: somebody who is signed in to it chose to keep it. Everything is as it was.",
    "If you still want to delete it, you can ask for it again on your profile.",
  ],
  link: { label: "Open your profile", url: profile() },
});

export const ownAccountErased = (): MailWords => ({
  subject: "Your account was deleted",
  paragraphs: [
    "Your Beforehand account was deleted, as you asked, with everybody who was registered with it. Its plans end.",
    "Departments that have a record of them are told to drop it. You can register again with this address at any time.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});
