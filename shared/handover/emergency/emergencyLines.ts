import { splitWords } from "#shared/format/words.ts";
import { onOneLine } from "#shared/handover/card/onOneLine.ts";
import { firstSixtySeconds } from "#shared/handover/sixty/firstSixtySeconds.ts";
import type { CardChoice } from "#shared/model/emergencyCard.ts";
import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import { headlineOf } from "#shared/model/jacket/headlineOf.ts";
import { conditions, dnrReported } from "#shared/model/medical.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";

const instructionsOf = (person: CrewPerson) =>
  firstSixtySeconds({ ...person, Medical: { ...person.Medical, Other: false } }, {});

/** The first sixty seconds away from the home too, without a hint at the text under "Other". */
export const emergencyLines = (person: CrewPerson): string[] => instructionsOf(person).map(({ words }) => words);

/** In plain words: paper has no page behind it for what five lines leave out. */
function leftOf(person: CrewPerson): string[] {
  const told = new Set(instructionsOf(person).flatMap(({ from }) => from));
  const flags = conditions(person.Medical).filter((flag) => flag !== "Other" && !told.has(flag));
  const texts = (["Allergies", "Medicines"] as const).filter((name) => saysSomething(person[name]) && !told.has(name));
  return [
    ...flags.map((flag) => (flag === "DNR" ? dnrReported : splitWords(flag))),
    ...texts.map((name) => `${name}: ${onOneLine(person[name] ?? "")}`),
  ];
}

/** All that a printed card says of the needs. */
export function paperLines(person: CrewPerson): string[] {
  const left = leftOf(person);
  return [...emergencyLines(person), ...(left.length > 0 ? [`Also: ${left.join(", ")}`] : [])];
}

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
