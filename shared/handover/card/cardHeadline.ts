import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { headlineOf } from "#shared/model/jacket/headlineOf.ts";

export const cardHeadline = (card: Entry, room?: number): string => headlineOf({ ...card, ...personOf(card) }, room);
