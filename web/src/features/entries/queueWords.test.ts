import { expect, test } from "vitest";
import type { Entry } from "#shared/model/entry.ts";
import { formatAge, formatWeight, isSameJacket, matchesFilter, queueSummary } from "./queueWords.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");

function anEntry(parts: Partial<Entry> = {}): Entry {
  return {
    ID: "entry-0001",
    Kind: "NEW",
    First: "Luis",
    Last: "O’Brien-Núñez",
    img: "",
    CreateDate: "2026-10-01T10:00:00.000Z",
    Opened: "2026-11-21T10:00:00.000Z",
    Street: "1 Campus Martius",
    City: "Detroit",
    State: "MI",
    Zip: "48226-1234",
    Dob: "1951-09-09",
    Sex: "M",
    Feet: 5,
    Inches: 8,
    Weight: "171",
    Medical: {},
    ...parts,
  };
}

test("an age is told in its largest whole unit", () => {
  expect(formatAge("2026-11-21T11:59:30.000Z", now)).toBe("under a minute");
  expect(formatAge("2026-11-21T11:59:00.000Z", now)).toBe("1 minute");
  expect(formatAge("2026-11-21T10:00:01.000Z", now)).toBe("1 hour");
  expect(formatAge("2026-11-18T12:00:00.000Z", now)).toBe("3 days");
});

test("the summary names the place, how many wait and the oldest, whatever their order", () => {
  const entries = [anEntry({ Opened: "2026-11-21T11:00:00.000Z" }), anEntry()];
  expect(queueSummary("Detroit, MI", "12", entries, now)).toBe("Detroit, MI · 12 waiting · oldest 2 hours");
});

test("without a place and without entries the summary says the number alone", () => {
  expect(queueSummary(undefined, "0", [], now)).toBe("0 waiting");
});

test("a name is found without its accents and in any case, a zip by its beginning", () => {
  expect(matchesFilter(anEntry(), " nunez")).toBe(true);
  expect(matchesFilter(anEntry(), "luis o’b")).toBe(true);
  expect(matchesFilter(anEntry(), "482")).toBe(true);
  expect(matchesFilter(anEntry(), "226")).toBe(false);
  expect(matchesFilter(anEntry(), "ada")).toBe(false);
});

test("a newer version of a jacket is the same jacket, the same person elsewhere is another one", () => {
  expect(isSameJacket(anEntry(), anEntry({ ID: "entry-0002", Weight: "170" }))).toBe(true);
  expect(isSameJacket(anEntry(), anEntry({ Street: "2 Woodward Ave" }))).toBe(false);
});

test("a weight has its unit, the one that the family wrote if there is one", () => {
  expect(formatWeight("88.5")).toBe("88.5 lb");
  expect(formatWeight("40 kg")).toBe("40 kg");
});
