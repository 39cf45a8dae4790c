import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";

interface EntryCount {
  readonly count: number;
  readonly more: boolean;
}

const countWords = ({ count, more }: EntryCount, what: string): string =>
  `${more ? "more than " : ""}${count} ${what} ${count === 1 ? "jacket" : "jackets"}`;

/** "3 new jackets and 1 updated jacket" */
const inWords = ({ NEW, UPDATED }: Readonly<Record<EntryKind, EntryCount>>): string =>
  [
    ...(NEW.count > 0 ? [countWords(NEW, "new")] : []),
    ...(UPDATED.count > 0 ? [countWords(UPDATED, "updated")] : []),
  ].join(" and ");

const openings = {
  FIRST: "Your queue was empty. Now something waits for your review:",
  MORNING: "Good morning. Waiting for your review:",
} as const;

/** A mail names no one. */
export function jacketsWait(kind: keyof typeof openings, waiting: Readonly<Record<EntryKind, EntryCount>>): MailWords {
  const { NEW, UPDATED } = waiting;
  const isOne = NEW.count + UPDATED.count === 1;
  const path = NEW.count > 0 ? "/NewEntries" : "/UpdatedEntries";
  return {
    subject: `${inWords(waiting)} ${isOne ? "waits" : "wait"}`,
    heading: "Jackets wait for your department",
    paragraphs: [
      `${openings[kind]} ${inWords(waiting)}.`,
      "You do not want these mails? Switch them off on your profile.",
    ],
    link: { label: "Open the queue", url: `${env.siteOrigin}${path}` },
  };
}
