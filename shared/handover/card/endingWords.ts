import { endingAdvice, endingTitle } from "#shared/model/jacket/endingText.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";

/** What a notice of an ending says, and what to do with the record; undefined for any other card. */
export const endingWords = (card: Entry): string | undefined =>
  card.Removed ? `${endingTitle(card)}. ${endingAdvice(card)}` : undefined;
