import { notProvided } from "#shared/format/notProvided.ts";
import { unrun } from "#shared/format/unrun.ts";
import { cardHeadline } from "#shared/handover/card/cardHeadline.ts";
import { cardLines } from "#shared/model/jacket/cardLines.ts";
import { endingSentence } from "#shared/model/jacket/endingText.ts";
import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";

/** A cell without tabs and line breaks. */
function cell(text: string | undefined = ""): string {
  return text === notProvided ? "" : unrun(text.replace(/\s+/g, " ").trim());
}

/**
 * A jacket as one line with tabs, to be pasted into a table: number, name, address, the note at the door, the lines of
 * its card, what is said of needs, and the headline, or the end of the record.
 */
export function jacketLine(entry: Entry, withNotes: boolean): string {
  const person = personOf(entry);
  const groups = ["place", "body", ...(withNotes ? (["notes"] as const) : [])] as const;
  const { Number: number, First, Last, Street, City, State, Zip, Description } = entry;
  return [
    number && formatJacketNumber(number),
    ...[First, Last, Street, City, State, Zip, Description],
    ...cardLines(person, groups, dayOf(new Date())).map(([, words]) => words),
    // In one cell, so that the others stay where a table has them.
    cardLines(person, needGroups)
      .map((line) => line.join(": "))
      .join(" / "),
    entry.Removed ? endingSentence(entry) : cardHeadline(entry),
  ]
    .map(cell)
    .join("\t");
}
