import { endingSentence, isToTakeOut } from "#shared/model/jacket/endingText.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { mostInHeadline } from "#shared/model/jacket/headlineOf.ts";
import { dayIn } from "#shared/rules/dates.ts";
import { cardHeadline } from "../card/cardHeadline.ts";

/** Of a person who may still live there, the ending stands before the needs, which a crew still has to know. */
export function ticketsCadNote(card: Entry): string {
  const headline = cardHeadline(card);
  if (!card.Removed && !headline) return "No needs reported";
  if (!card.Removed) return headline === "+note" ? "See the note" : headline;
  if (isToTakeOut(card)) return endingSentence(card);
  const since = card.EndedOn ? ` since ${dayIn(card.EndedOn)}` : "";
  const begin = `Not confirmed${since}: keep, ask.`;
  return `${begin} ${cardHeadline(card, mostInHeadline - begin.length - 1)}`.trim();
}
