import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { headlineOf } from "#shared/model/jacket/headlineOf.ts";

/** The headline of a card. */
export const cardHeadline = (card: Entry): string => headlineOf({ ...card, ...personOf(card) });
