import { firstSixtySeconds } from "#shared/handover/sixty/firstSixtySeconds.ts";
import type { CardChoice } from "#shared/model/emergencyCard.ts";
import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import { headlineOf } from "#shared/model/jacket/headlineOf.ts";

/** The first sixty seconds away from the home too, without a hint at the text under "Other". */
export const emergencyLines = (person: CrewPerson): string[] =>
  firstSixtySeconds({ ...person, Medical: { ...person.Medical, Other: false } }, {}).map(({ words }) => words);

/** "+note" only for notes on the page, never for a sealed text. */
export const emergencyHeadline = (
  person: CrewPerson & { readonly Additional?: string | undefined },
  shows: readonly CardChoice[],
): string =>
  headlineOf({
    ...person,
    Medical: { ...person.Medical, Other: false },
    Additional: shows.includes("NOTES") ? person.Additional : undefined,
  });
