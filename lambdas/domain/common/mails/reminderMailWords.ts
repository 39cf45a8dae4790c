import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import { inWords } from "#shared/format/coverageSentence.ts";
import { family, nameOf, unnamed } from "./paymentMailWords.ts";

/** More people are counted, not named. */
const mostNamed = 8;

/** "Ada, Ben, and 2 more people" */
function namesOf(firsts: readonly string[]): string {
  const names = firsts.map((first) => nameOf({ first })).filter((name) => name !== unnamed);
  const named = names.slice(0, mostNamed);
  const left = firsts.length - named.length;
  if (named.length === 0) return left === 1 ? unnamed : `${left} people of your family`;
  const rest = left === 0 ? [] : [left === 1 ? "1 more person" : `${left} more people`];
  return inWords([...named, ...rest]);
}

export interface ReminderNames {
  readonly records: readonly string[];
  readonly photos: readonly string[];
}

const ofRecords = (firsts: readonly string[]): readonly string[] =>
  firsts.length === 0
    ? []
    : [
        `Crews act on what you told us about ${namesOf(firsts)}. About six months ago or more you last said that it is right. Is it still?`,
        "If it is, open the page and press its button. You do not have to sign in. The link works once, for 60 days. If something changed, change it there.",
        "Nothing is hidden if you do not answer. After twelve months without a word from you, crews read since when the record is not confirmed.",
      ];

const ofPhotos = (firsts: readonly string[]): readonly string[] =>
  firsts.length === 0
    ? []
    : [
        `A new photo is due for ${namesOf(firsts)}: crews look for the face that they know, and children change. Photos of people under 17 are renewed every 12 months.`,
      ];

/** @param url of the link, for records */
export const stillRight = ({ records, photos }: ReminderNames, url: string): MailWords => {
  const subject = records.length > 0 ? "Is everything still right?" : "A new photo is due";
  return {
    subject,
    paragraphs: [...ofRecords(records), ...ofPhotos(photos)],
    link: records.length > 0 ? { label: "Tell us that it is still right", url } : family(),
  };
};

export const stillRightText = ({ records }: ReminderNames, url: string): string =>
  records.length > 0
    ? `Beforehand: is what crews know about your family still right? ${url}`
    : `Beforehand: a new photo is due in your family. ${env.siteOrigin}/Members`;
