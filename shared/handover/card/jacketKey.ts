import type { Entry } from "#shared/model/jacket/entry.ts";

/** The jacket's number, or this version's ID until it has one. */
export const jacketKey = ({ Number: number, ID }: Entry): string => number ?? ID;

export const householdKey = (card: Entry): string => card.HouseHoldID ?? jacketKey(card);

/** An unfiltered role has a card of a jacket for every department. */
export const uniqueJackets = (cards: readonly Entry[]): Entry[] => [
  ...new Map(cards.map((card) => [jacketKey(card), card])).values(),
];
