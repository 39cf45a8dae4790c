import { firstSixtySeconds } from "#shared/handover/sixty/firstSixtySeconds.ts";
import type { ToldPerson } from "#shared/model/jacket/ToldPerson.ts";

/** What a crew does first, away from the home as well; that there is a text under "Other" is for an opened record. */
export const emergencyLines = (person: ToldPerson): string[] =>
  firstSixtySeconds({ ...person, Medical: { ...person.Medical, Other: false } }, {}).map(
    ({ words }) => words,
  );
