import { notProvided } from "#shared/format/notProvided.ts";
import { unrun } from "#shared/format/unrun.ts";
import { shownHouseholdNames } from "#shared/model/householdShapes.ts";
import { cardLines } from "#shared/model/jacket/cardLines.ts";
import { endingSentence } from "#shared/model/jacket/endingText.ts";
import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { headlineOf } from "#shared/model/jacket/headlineOf.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";

/** A cell without tabs and line breaks. */
function cell(text: string | undefined = ""): string {
  return text === notProvided ? "" : unrun(text.replace(/\s+/g, " ").trim());
}

/**
 * A jacket as one line with tabs, to be pasted into a table: number, name, address, the note at the door, the other facts
 * of the household, the lines of its card, and the headline, or the end of the record.
 */
export function jacketLine(entry: Entry, withNotes: boolean): string {
  const person = personOf(entry);
  const groups = ["place", "body", ...(withNotes ? (["notes"] as const) : [])] as const;
  const { Number: number, First, Last, Street, City, State, Zip, Description } = entry;
  const others = shownHouseholdNames.filter((name) => name !== "Description");
  return [
    number && formatJacketNumber(number),
    ...[First, Last, Street, City, State, Zip, Description],
    ...others.map((name) => entry[name]),
    ...cardLines(person, groups, dayOf(new Date())).map(([, words]) => words),
    entry.Removed ? endingSentence(entry) : headlineOf({ ...person, Description }),
  ]
    .map(cell)
    .join("\t");
}
