import { notProvided } from "#shared/format/notProvided.ts";
import { spreadsheetText, spreadsheetZip } from "#shared/format/spreadsheetText.ts";
import { needsLine } from "#shared/handover/card/cardDetails.ts";
import { cardHeadline } from "#shared/handover/card/cardHeadline.ts";
import { shownFacts } from "#shared/model/householdShapes.ts";
import { type CardLine, cardLines, givenLines } from "#shared/model/jacket/cardLines.ts";
import { endingSentence } from "#shared/model/jacket/endingText.ts";
import { type Entry, personOf } from "#shared/model/jacket/entry.ts";
import { householdLines } from "#shared/model/jacket/householdLines.ts";
import { needGroups } from "#shared/model/needGroup.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";

/** Without tabs and line breaks. */
function cell(text: string | undefined = ""): string {
  return text === notProvided ? "" : spreadsheetText(text.replace(/\s+/g, " ").trim());
}

/** Several lines in one cell keep a table's columns. */
const inOneCell = (lines: readonly CardLine[]): string => lines.map((line) => line.join(": ")).join(" / ");

/**
 * For a table, with tabs: number, name, address, note at the door, card lines, household facts, needs, and the
 * headline, or the end of the record.
 */
export function jacketLine(entry: Entry, withNotes: boolean): string {
  const person = personOf(entry);
  const groups = ["place", "body", ...(withNotes ? (["notes"] as const) : [])] as const;
  const { Number: number, First, Last, Street, City, State, Zip } = entry;
  const { Description, ...household } = shownFacts(entry);
  return [
    number && formatJacketNumber(number),
    ...[First, Last, Street, City, State, spreadsheetZip(Zip), Description],
    ...cardLines(person, groups, easternDayOf(new Date())).map(([, words]) => words),
    inOneCell(householdLines(household)),
    inOneCell(givenLines([needsLine(entry), ...cardLines(person, needGroups)])),
    entry.Removed ? endingSentence(entry) : cardHeadline(entry),
  ]
    .map(cell)
    .join("\t");
}
