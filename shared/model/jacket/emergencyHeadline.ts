import type { CardChoice } from "#shared/model/emergencyCard.ts";
import type { MedicalChecklist } from "#shared/model/medical.ts";
import { headlineOf } from "./headlineOf.ts";

interface Headed {
  readonly Medical: MedicalChecklist;
  readonly Additional?: string | undefined;
}

/** The headline of an emergency card: "+note" is said of notes that its page shows, and never of a sealed text. */
export const emergencyHeadline = <Person extends Headed>(
  person: Person,
  shows: readonly CardChoice[],
): string =>
  headlineOf({
    ...person,
    Medical: { ...person.Medical, Other: false },
    Additional: shows.includes("NOTES") ? person.Additional : undefined,
  });
