import { needsLine } from "#shared/handover/card/cardDetails.ts";
import { cardHeadline } from "#shared/handover/card/cardHeadline.ts";
import { sourceSentence } from "#shared/handover/card/sourceSentence.ts";
import { sixtyHeading } from "#shared/handover/sixty/firstSixtySeconds.ts";
import { sixtyLine } from "#shared/handover/sixty/sixtyOf.ts";
import { type CardLine, givenLines } from "#shared/model/jacket/cardLines.ts";
import { endingSentence } from "#shared/model/jacket/endingText.ts";
import { type Entry, notDeclared } from "#shared/model/jacket/entry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { duplicateWords } from "#web/entities/jacket/duplicateWords.ts";
import { factsOf, placeOf } from "#web/entities/jacket/entryFacts.ts";
import { fullName } from "#web/entities/member/fullName.ts";

/** No value may look like the next label. */
const flat = (text: string): string => text.replace(/\s+/g, " ").trim();
const lineOf = ([label, value]: CardLine): string => `${label}: ${flat(value)}`;

function changesOf(entry: Entry): string[] {
  const { Removed, Changes = [] } = entry;
  if (Removed) return [endingSentence(entry)];
  return Changes.map(({ Field, Old, New }) => flat(`Changed: ${Field}: ${Old ? `${Old} -> ` : ""}${New}`));
}

const sixtyLines = (entry: Entry): string[] => {
  const line = sixtyLine(entry);
  return line ? [`${sixtyHeading}: ${line}`] : [];
};

/** @param withNotes as on the card */
export function jacketText(entry: Entry, withNotes: boolean): string {
  const facts = factsOf(entry);
  const { body, number, notes, needs, contact, position } = facts;
  const said = [...(withNotes ? notes : []), ...needs];
  const told = [...placeOf(facts), ...body, ...said, ...contact, ...position];
  const lines = [...number, ...givenLines([needsLine(entry)]), ...told];
  const headline = cardHeadline(entry);
  return [
    fullName(entry),
    ...(headline ? [`Headline: ${headline}`] : []),
    ...sixtyLines(entry),
    ...changesOf(entry),
    ...lines.map(lineOf),
    ...(entry.Undeclared ? [notDeclared] : []),
    ...duplicateWords(entry).map(({ text }) => text),
    sourceSentence(entry, easternDayOf(new Date())),
  ].join("\n");
}
