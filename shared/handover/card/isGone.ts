import { isToTakeOut } from "#shared/model/endingText.ts";
import type { Entry } from "#shared/model/entry.ts";

/** Whether a person left, and the record is to be taken out. One who is only not confirmed may still live there. */
export const isGone = (card: Entry): boolean => Boolean(card.Removed) && isToTakeOut(card);
