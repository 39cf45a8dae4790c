import { notProvided } from "#shared/format/notProvided.ts";
import { type CardGroup, cardGroups, onCard } from "#shared/model/fact.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { factList, type ShownPerson } from "#shared/model/personShapes.ts";

/** The words are perhaps notProvided. */
export type CardLine = readonly [label: string, words: string];

const lines = factList
  .flatMap(([, fact]) => (fact.card === "own" || fact.departments === "never" ? [] : [{ fact, at: fact.card }]))
  .sort((a, b) => cardGroups.indexOf(a.at.group) - cardGroups.indexOf(b.at.group) || a.at.order - b.at.order);

export const everyLine = (
  person: Partial<ShownPerson>,
  groups: readonly CardGroup[] = cardGroups,
  day?: string,
): readonly CardLine[] =>
  lines.filter(({ at }) => groups.includes(at.group)).map(({ fact }) => [fact.label, onCard(fact, person, day)]);

export const givenLines = (all: readonly CardLine[]): readonly CardLine[] =>
  all.filter(([, words]) => words !== "" && words !== notProvided);

const needs: readonly CardGroup[] = needGroups;

/**
 * A need has a line only where given: the rest would bury it.
 * @param day YYYY-MM-DD, for the age
 */
export const cardLines = (
  person: Partial<ShownPerson>,
  groups: readonly CardGroup[] = cardGroups,
  day?: string,
): readonly CardLine[] =>
  cardGroups
    .filter((group) => groups.includes(group))
    .flatMap((group) => {
      const all = everyLine(person, [group], day);
      return needs.includes(group) ? givenLines(all) : all;
    });
