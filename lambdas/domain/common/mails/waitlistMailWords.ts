import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import { inWords } from "#shared/format/coverageSentence.ts";

// Cities are the map service's and the operator's: no mail contains typed text.

/** @param days for which the link proves the address */
export const waitlistLink = (city: string, link: string, days: number): MailWords => ({
  subject: `Shall we tell you when ${city} takes part?`,
  paragraphs: [
    `Somebody, probably you, asked us to write to this address once a department in ${city} reads the records of its families.`,
    `If you want that, open the page and press its button within ${days} days. Until then we keep nothing. Afterwards we keep your address for a year at most, write to it once, and erase it.`,
    "The same page takes your address off again, at any time, with one press. You need no account for it.",
    "If it was not you, you do not have to do anything.",
  ],
  link: { label: "Open the page", url: `${env.siteOrigin}/Waitlist?id=${link}` },
});

export const waitIsOver = (city: string, by: readonly string[]): MailWords => ({
  subject: `${city} takes part now`,
  paragraphs: [
    `You wanted to know: from now on ${inWords(by)} read in ${city} what families there register.`,
    "Create an account, say where you live and who lives there.",
    "This was our only mail about it, and your address is off our list.",
  ],
  link: { label: "Register now", url: `${env.siteOrigin}/Register` },
});
