import type { Coverage } from "#shared/model/coverage.ts";

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

/** Whether a department takes part in a city, in a sentence for the families there. */
export const coverageSentence = (City: string, { Covered, By }: Coverage): string =>
  Covered
    ? `${City} takes part: ${inWords.format(By)} read this.`
    : `No department in ${City} takes part yet. We keep your record and hand it over on the day one joins.`;
