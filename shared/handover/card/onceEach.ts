import type { Entry } from "#shared/model/jacket/entry.ts";
import { jacketKey } from "./jacketKey.ts";

/** Each jacket once: an unfiltered role has a card of it for every department. */
export const onceEach = (cards: readonly Entry[]): Entry[] => [
  ...new Map(cards.map((card) => [jacketKey(card), card])).values(),
];
