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

const silence =
  "Nothing is hidden if you do not answer. After twelve months without a word from you, crews read since when the record is not confirmed.";

const ofRecords = (firsts: readonly string[]): readonly string[] =>
  firsts.length === 0
    ? []
    : [
        `Crews act on what you told us about ${namesOf(firsts)}. About six months ago or more you last said that it is right. Is it still?`,
        "If it is, open the page and press its button. You do not have to sign in. The link works once, for 60 days. If something changed, change it there.",
        silence,
      ];

const photoDue = (whose: string): string =>
  `A new photo is due ${whose}: crews look for the face that they know, and children change. Photos of people under 17 are renewed every 12 months.`;

const ofPhotos = (firsts: readonly string[]): readonly string[] =>
  firsts.length === 0 ? [] : [photoDue(`for ${namesOf(firsts)}`)];

const subjectOf = ({ records }: ReminderNames): string =>
  records.length > 0 ? "Is everything still right?" : "A new photo is due";

/** @param url of the link, for records */
export const stillRight = (asked: ReminderNames, url: string): MailWords => ({
  subject: subjectOf(asked),
  paragraphs: [...ofRecords(asked.records), ...ofPhotos(asked.photos)],
  link: asked.records.length > 0 ? { label: "Tell us that it is still right", url } : family(),
});

export const stillRightText = ({ records }: ReminderNames, url: string): string =>
  records.length > 0
    ? `Beforehand: is what crews know about your family still right? ${url}`
    : `Beforehand: a new photo is due in your family. ${env.siteOrigin}/Members`;

const ofSomeRecords = [
  "Crews act on what you told us about your family. About six months ago or more you last said that it is right. Please sign in and look whether it still is.",
  silence,
];

/** For an unproven mailbox, perhaps a stranger's: no names, and a link to the sign-in alone. */
export const signInToConfirm = (asked: ReminderNames): MailWords => ({
  subject: subjectOf(asked),
  paragraphs: [
    ...(asked.records.length > 0 ? ofSomeRecords : []),
    ...(asked.photos.length > 0 ? [photoDue("in your family")] : []),
    "We do not know yet that this address is yours, so this mail names nobody. Confirm the address once you are signed in: then you do not have to sign in the next time.",
  ],
  link: family(),
});
