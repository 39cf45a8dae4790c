import { cardLines } from "#shared/model/jacket/cardLines.ts";
import { endingSentence, isToTakeOut } from "#shared/model/jacket/endingText.ts";
import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { mostInHeadline } from "#shared/model/jacket/headlineOf.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { dayIn } from "#shared/rules/dates.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";
import { cardHeadline } from "../card/cardHeadline.ts";
import { quoted } from "../sixty/Instruction.ts";

/** What the headline has no token for, such as "Frightened by: Uniforms". */
function otherNeeds(card: Entry): string {
  const { Contacts: _, ...person } = personOf(card);
  const lines = cardLines(person, needGroups).filter(([, words]) => saysSomething(words));
  return quoted(lines.map((line) => line.join(": ")).join("; "), mostInHeadline);
}

/** Of a person who may still live there, the ending stands before the needs, which a crew still has to know. */
export function ticketsCadNote(card: Entry): string {
  const headline = cardHeadline(card);
  if (!card.Removed && !headline) return otherNeeds(card) || "No needs reported";
  if (!card.Removed) return headline === "+note" ? "See the note" : headline;
  if (isToTakeOut(card)) return endingSentence(card);
  const since = card.EndedOn ? ` since ${dayIn(card.EndedOn)}` : "";
  const begin = `Not confirmed${since}: keep, ask.`;
  return `${begin} ${cardHeadline(card, mostInHeadline - begin.length - 1)}`.trim();
}
