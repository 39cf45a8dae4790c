import { type Entry, personOf } from "#shared/model/entry.ts";
import { headlineOf } from "#shared/model/headlineOf.ts";

/** The headline of a card. */
export const cardHeadline = (card: Entry): string =>
  headlineOf({ ...personOf(card), Description: card.Description });
