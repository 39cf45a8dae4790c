import { formatDay } from "#shared/rules/dates.ts";
import { type Entry, noLongerHere } from "./entry.ts";

type EntryEnding = Pick<Entry, "Ending" | "EndedOn">;

/** Otherwise the person may still live there. */
export const isToTakeOut = ({ Ending }: Pick<EntryEnding, "Ending">): boolean =>
  Ending !== "PAUSED" && Ending !== "UNPAID";

/** "No longer at this address", "Not confirmed since Nov 03 2026". */
export function endingTitle({ Ending, EndedOn }: EntryEnding): string {
  if (isToTakeOut({ Ending })) return noLongerHere;
  const since = EndedOn ? ` since ${formatDay(EndedOn)}` : "";
  return Ending === "PAUSED" ? `Account paused${since}` : `Not confirmed${since}`;
}

export const endingAdvice = (ending: EntryEnding): string =>
  isToTakeOut(ending)
    ? "Take this jacket out of your own system."
    : "The person may still live here: keep it, and ask.";

/** On one line, for copies and exports. */
export const endingSentence = (ending: EntryEnding): string => `${endingTitle(ending)}. ${endingAdvice(ending)}`;
