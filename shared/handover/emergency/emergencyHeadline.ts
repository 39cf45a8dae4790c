import type { CardChoice } from "#shared/model/emergencyCard.ts";
import { headlineOf } from "#shared/model/jacket/headlineOf.ts";
import type { ToldPerson } from "#shared/model/jacket/ToldPerson.ts";

interface Headed extends ToldPerson {
  readonly Additional?: string | undefined;
}

/** "+note" only for notes on the page, never for a sealed text. */
export const emergencyHeadline = (person: Headed, shows: readonly CardChoice[]): string =>
  headlineOf({
    ...person,
    Medical: { ...person.Medical, Other: false },
    Additional: shows.includes("NOTES") ? person.Additional : undefined,
  });
