import { firstSixtySeconds } from "#shared/handover/sixty/firstSixtySeconds.ts";
import type { ToldPerson } from "#shared/model/jacket/ToldPerson.ts";

/** The first sixty seconds away from the home too, without a hint at the text under "Other". */
export const emergencyLines = (person: ToldPerson): string[] =>
  firstSixtySeconds({ ...person, Medical: { ...person.Medical, Other: false } }, {}).map(
    ({ words }) => words,
  );
