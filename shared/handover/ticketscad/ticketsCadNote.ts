import { endingSentence, isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { moreNeeds } from "#shared/model/jacket/headlineOf.ts";
import { dayIn } from "#shared/rules/dates.ts";
import { cardHeadline } from "../card/cardHeadline.ts";

/** In characters. */
const room = 80;

/** As many needs as fit; the last word marks missing ones. */
function withNeeds(begin: string, headline: string): string {
  const whole = `${begin} ${headline}`.trim();
  if (whole.length <= room) return whole;
  const fitting = headline
    .split(" ")
    .filter((word) => word !== moreNeeds)
    .reduce(
      (text, word) => (`${text} ${word} ${moreNeeds}`.length <= room ? `${text} ${word}` : text),
      begin,
    );
  return `${fitting} ${moreNeeds}`;
}

/**
 * Of a person who may still live there, the ending stands before the needs, which a crew still has to know.
 */
export function ticketsCadNote(card: Entry): string {
  const headline = cardHeadline(card);
  if (!card.Removed && !headline) return "No needs reported";
  if (!card.Removed) return headline === "+note" ? "See the note" : headline;
  if (isToTakeOut(card)) return endingSentence(card);
  const since = card.EndedOn ? ` since ${dayIn(card.EndedOn)}` : "";
  return withNeeds(`Not confirmed${since}: keep, ask.`, headline);
}
