import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";
import { inWords } from "#shared/format/coverageSentence.ts";

// Names are the operator's, as listed: no mail contains typed text.

const houseHolds = () => ({ label: "Open your house holds", url: `${env.siteOrigin}/HouseHolds` });

export const placeJoined = (city: string, by: readonly string[]): MailWords => ({
  subject: `${city} takes part now`,
  paragraphs: [
    `You have a house hold in ${city}. From now on ${inWords(by)} read the records of the people whom you assigned to it.`,
    "Every record that we kept for you waits for their review. You do not have to send anything again.",
    "Please check that everybody who lives there is registered, paid for and assigned.",
  ],
  link: houseHolds(),
});

export const placeLeft = (city: string): MailWords => ({
  subject: `No department in ${city} takes part any more`,
  paragraphs: [
    `You have a house hold in ${city}. No department there reads your records or their changes from now on.`,
    "When you call 911, tell them what crews must know: do not rely on Beforehand at this address.",
    "We keep your records and hand them over on the day a department joins. If you do not want to go on paying until then, delete the member: no further payment is taken.",
  ],
  link: houseHolds(),
});
