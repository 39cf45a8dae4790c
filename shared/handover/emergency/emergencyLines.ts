import { notProvided } from "#shared/format/notProvided.ts";
import { splitWords } from "#shared/format/words.ts";
import { cutMark } from "#shared/handover/card/cutAtWord.ts";
import { onOneLine } from "#shared/handover/card/onOneLine.ts";
import { firstSixtySeconds } from "#shared/handover/sixty/firstSixtySeconds.ts";
import type { CardChoice } from "#shared/model/emergencyCard.ts";
import { onCard } from "#shared/model/fact.ts";
import type { CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import { headlineOf } from "#shared/model/jacket/headlineOf.ts";
import { conditions, dnrReported } from "#shared/model/medical.ts";
import { personFacts } from "#shared/model/person.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";

const instructionsOf = (person: CrewPerson) =>
  firstSixtySeconds({ ...person, Medical: { ...person.Medical, Other: false } }, {});

/** The first sixty seconds away from the home too, without a hint at the text under "Other". */
export const emergencyLines = (person: CrewPerson): string[] => instructionsOf(person).map(({ words }) => words);

/** Quoted by a line, perhaps in part; the most urgent first. */
const quotedFacts = [
  "Allergies",
  "PowerEquipment",
  "Medicines",
  "RunsTo",
  "Lifting",
  "ServiceAnimal",
  "UsuallyAt",
] as const;

/** "Allergies: ...", whole, of facts that the lines leave out or shorten. */
export function wholeTexts(person: CrewPerson): string[] {
  const whole = new Set(instructionsOf(person).flatMap(({ from, words }) => (words.includes(cutMark) ? [] : from)));
  // Their line has the hours of the first device alone.
  if ((person.PowerEquipment ?? []).length > 1) whole.delete("PowerEquipment");
  return quotedFacts.flatMap((name) => {
    const words = onCard(personFacts[name], { ...person });
    const isLeft = words !== notProvided && saysSomething(words) && !whole.has(name);
    return isLeft ? [`${personFacts[name].label}: ${onOneLine(words)}`] : [];
  });
}

/** In plain words, the most urgent first. */
function leftOf(person: CrewPerson): string[] {
  const told = new Set(instructionsOf(person).flatMap(({ from }) => from));
  const flags = conditions(person.Medical).filter((flag) => !["Other", "DNR"].includes(flag) && !told.has(flag));
  const paper = person.Medical.DNR && !told.has("DNR") ? [dnrReported] : [];
  return [...paper, ...wholeTexts(person), ...flags.map(splitWords)];
}

const moreOnPage = "More on the page: scan the code";

/** With the needs that five lines leave out. @param most characters; the rest is on the card's page */
export function paperLines(person: CrewPerson, most: number): string[] {
  const lines = emergencyLines(person);
  const left = leftOf(person);
  const kept: string[] = [];
  const also = () => (kept.length > 0 ? [...lines, `Also: ${kept.join("; ")}`] : lines);
  for (const part of left) {
    kept.push(part);
    const isLast = kept.length === left.length;
    if ([...also(), ...(isLast ? [] : [moreOnPage])].join(" ").length > most) kept.pop();
  }
  return kept.length < left.length ? [...also(), moreOnPage] : also();
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
