import type { Entry } from "#shared/model/jacket/entry.ts";

/** Names the jacket of a card: its number or, before it has one, this version of it. */
export const jacketKey = ({ Number: number, ID }: Entry): string => number ?? ID;

/** Names the household of a card. */
export const householdKey = (card: Entry): string => card.HouseHoldID ?? jacketKey(card);
