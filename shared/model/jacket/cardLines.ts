import { notProvided } from "#shared/format/notProvided.ts";
import { type CardGroup, cardGroups, onCard } from "#shared/model/fact.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { factList, type ShownPerson } from "#shared/model/personShapes.ts";

/** A fact on a card: its label and its words, notProvided where there are none. */
export type CardLine = readonly [label: string, words: string];

const lines = factList
  .flatMap(([, fact]) =>
    fact.card === "own" || fact.departments === "never" ? [] : [{ fact, at: fact.card }],
  )
  .sort((a, b) => cardGroups.indexOf(a.at.group) - cardGroups.indexOf(b.at.group) || a.at.order - b.at.order);

/** The lines of a person in their order, of every fact: notProvided where it is not given. */
export const everyLine = (
  person: Partial<ShownPerson>,
  groups: readonly CardGroup[] = cardGroups,
  day?: string,
): readonly CardLine[] =>
  lines
    .filter(({ at }) => groups.includes(at.group))
    .map(({ fact }) => [fact.label, onCard(fact, person, day)]);

/** The lines that say something. */
export const givenLines = (all: readonly CardLine[]): readonly CardLine[] =>
  all.filter(([, words]) => words !== "" && words !== notProvided);

const needs: readonly CardGroup[] = needGroups;

/**
 * The lines of a person's card, in its order. A need has one only where it is given: the rest would bury it.
 * @param groups of the card @default all
 * @param day YYYY-MM-DD, for what is said of a day: the age
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
