import type { Entry } from "#shared/model/jacket/entry.ts";
import { jacketKey } from "./jacketKey.ts";

/** An unfiltered role has a card of a jacket for every department. */
export const onceEach = (cards: readonly Entry[]): Entry[] => [
  ...new Map(cards.map((card) => [jacketKey(card), card])).values(),
];
