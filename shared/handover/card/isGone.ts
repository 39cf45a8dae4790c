import { isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";

/** Whether the record is to be taken out. One who is only not confirmed may still live there. */
export const isGone = (card: Entry): boolean => Boolean(card.Removed) && isToTakeOut(card);
