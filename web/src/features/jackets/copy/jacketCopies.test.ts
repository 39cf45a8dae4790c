import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { jacketLine } from "./jacketLine.ts";
import { jacketText } from "./jacketText.ts";

// A year later its record would read as not confirmed.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const entry = {
  ID: "1",
  Kind: "NEW",
  Number: "7K3M9QXA",
  First: "Ada",
  Last: "Miller",
  Sex: "F",
  Dob: "1950-02-03",
  Feet: 5,
  Inches: 4,
  Weight: "130",
  Phone: "+13135550142",
  img: "",
  CreateDate: "2026-11-21T10:00:00Z",
  Street: "2 Woodward Ave",
  City: "Detroit",
  State: "MI",
  Zip: "48226",
  Description: "Side door\nRing twice",
  additional: "Cold bath first",
  Medical: { DNR: true, NonVerbal: true, Other: true },
  Opened: "",
} satisfies Entry as Entry;

test("a copied card has its labels and values, its number and its headline, each on one line", () => {
  const lines = jacketText(entry, true).split("\n");
  expect(lines.slice(0, 2)).toEqual(["Ada Miller", "Headline: NONVERB DNR? +note"]);
  for (const line of [
    ...["Address: 2 Woodward Ave, Detroit, MI 48226", "At the door: Side door Ring twice"],
    ...["Phone: (313) 555-0142", "Sex: F", "Number: 7K3M-9QXA", "Notes: Cold bath first"],
    "Needs: The family reports a DNR: see the paper; Non Verbal; Other, see the opened record",
    "Reported by the family, registered 2026-11-21.",
  ])
    expect(lines).toContain(line);
  expect(jacketText(entry, false)).not.toContain("Cold bath");
});

test("a copied card begins with what a crew does first", () => {
  expect(jacketText(entry, true).split("\n")[2]).toBe(
    "First sixty seconds: 1. Does not speak: watch for other signs; 2. The family reports a DNR: see the paper; " +
      "3. Read the note in the medical record",
  );
  expect(jacketText({ ...entry, Medical: {} }, true)).not.toContain("First sixty seconds");
});

test("a copied card says what changed, or that the person left", () => {
  const Changes = [
    { Field: "Phone", Old: "Not provided", New: "(313) 555-0142" },
    { Field: "Photo", Old: "", New: "changed" },
  ];
  const changed = jacketText({ ...entry, Kind: "UPDATED", Changes }, true);
  expect(changed).toContain("Changed: Phone: Not provided -> (313) 555-0142\nChanged: Photo: changed");
  const gone = { ...entry, Removed: true };
  expect(jacketText(gone, true)).toContain("\nNo longer at this address. Take this jacket out of your own system.\n");
  expect(jacketLine(gone, true)).toMatch(/\tNo longer at this address. Take this jacket out of your own system.$/);
});

test("a copied card of a person who may still live there says to keep the record", () => {
  const paused = { ...entry, Removed: true, Ending: "UNPAID", EndedOn: "2026-11-03" } as const;
  const said = "Not confirmed since Nov 03 2026. The person may still live here: keep it, and ask.";
  expect(jacketText(paused, true)).toContain(`\n${said}\n`);
  expect(jacketLine(paused, true).endsWith(`see the opened record\t${said}`)).toBe(true);
});

test("a jacket on one line has the same cells for everybody, empty ones where nothing is known", () => {
  const cells = jacketLine(entry, true).split("\t");
  expect(cells.slice(0, 8)).toEqual([
    ...["7K3M-9QXA", "Ada", "Miller", "2 Woodward Ave", "Detroit", "MI", "48226", "Side door Ring twice"],
  ]);
  expect(cells.at(-1)).toBe("NONVERB DNR? +note");
  const { Phone: _, Description: __, Number: ___, ...less } = entry;
  expect(jacketLine({ ...less, Medical: {} }, true).split("\t")).toHaveLength(cells.length);
  expect(jacketLine(less, true)).not.toContain("Not provided");
});

test("what crews read of a household is copied, in the text in lines of its own, in a line in one cell", () => {
  const home = { Unit: "4", Floor: "2", Pets: "Two dogs", ShutOffs: "Gas: left" };
  const told = { ...entry, ...home };
  for (const line of ["Unit: 4", "Floor: 2", "Pets: Two dogs", "Shut-offs: Gas: left"])
    expect(jacketText(told, true).split("\n")).toContain(line);
  const cells = jacketLine(told, true).split("\t");
  expect(cells.at(-3)).toBe("Unit: 4 / Floor: 2 / Pets: Two dogs / Shut-offs: Gas: left");
  expect(jacketLine(entry, true).split("\t")).toHaveLength(cells.length);
});

test("no cell of a copied line is run by a spreadsheet, or becomes another cell", () => {
  const hostile = { ...entry, First: '=HYPERLINK("x")', Last: "-1", additional: "a\tb\nc", Medical: {} };
  const cells = jacketLine(hostile, true).split("\t");
  expect(cells.slice(1, 3)).toEqual([`'=HYPERLINK("x")`, "'-1"]);
  expect(cells).toContain("a b c");
  expect(cells.at(-1)).toBe("'+note");
});
