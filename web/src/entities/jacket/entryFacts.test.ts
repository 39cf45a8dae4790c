import { expect, test, vi } from "vitest";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { factsOf, placeOf } from "./entryFacts.ts";
import { photoDayWords } from "./photoDayWords.ts";

const entry = {
  First: "Ada",
  Last: "Miller",
  Sex: "F",
  Dob: "1950-02-03",
  Feet: 5,
  Inches: 4,
  Weight: "130",
  Street: "2 Woodward Ave",
  City: "Detroit",
  State: "MI",
  Zip: "48226",
  Medical: {},
} as Entry;

const labelsOf = (one: Entry) => placeOf(factsOf(one)).map(([label]) => label);

test("the note at the door stands right under the address, on cards and prints", () => {
  expect(placeOf(factsOf({ ...entry, Description: "Side door, 2nd floor" })).slice(0, 2)).toEqual([
    ["Address", "2 Woodward Ave,\nDetroit, MI 48226"],
    ["At the door", "Side door, 2nd floor"],
  ]);
});

test("on the evening before a birthday a person has the age of the departments' day, not of UTC's", () => {
  vi.useFakeTimers({ now: new Date("2026-11-28T01:00:00Z") });
  expect(factsOf({ ...entry, Dob: "2018-11-28" }).body).toContainEqual(["Born", "Nov 28 2018 (7)"]);
});

test("the household's facts stand with the note, those that are given, and no code ever", () => {
  const home = { Unit: "4", Description: "Side door", Pets: "Two dogs", Entry: "4711" };
  expect(factsOf({ ...entry, ...home }).door).toEqual([
    ["Unit", "4"],
    ["At the door", "Side door"],
    ["Pets", "Two dogs"],
  ]);
});

test("a jacket without notes has no such line", () => {
  expect(labelsOf(entry)).toEqual(["Address", "Email", "Phone"]);
});

test("a jacket says whom to ask, and how exact its point is, with no point to drive to in the middle of a ZIP", () => {
  const Contact = { Name: "Rosa Diaz", Phone: "+13135550142", Mail: "rosa@example.com" };
  expect(factsOf({ ...entry, Contact }).contact).toEqual([["Contact", "Rosa Diaz, (313) 555-0142, rosa@example.com"]]);
  const at = { Lat: 42.331427, Lng: -83.0457538 };
  const said = (Exactness: "ADDRESS" | "ZIP" | "FAMILY") =>
    factsOf({ ...entry, Position: { ...at, Exactness } }).position[0]?.[1];
  expect([said("ADDRESS"), said("FAMILY"), said("ZIP")]).toEqual([
    "42.33143, -83.04575, of the address",
    "42.33143, -83.04575, set by the family",
    "known to the zip's area only",
  ]);
  expect([factsOf(entry).contact, factsOf(entry).position]).toEqual([[], []]);
});

test("a photo tells its day, and of a child under 17 that a new one is due after 12 months", () => {
  const said = (PhotoDay?: string) =>
    photoDayWords({ Dob: "2014-03-04", ...(PhotoDay ? { PhotoDay } : {}) }, "2026-11-22");
  expect(said("2026-01-05")).toEqual({ text: "Photo of Jan 05 2026", isOld: false });
  expect(said("2025-11-22")).toEqual({ text: "Photo of Nov 22 2025: a new one is due", isOld: true });
  expect(photoDayWords({ Dob: "1950-02-03", PhotoDay: "2020-01-05" }, "2026-11-22")?.isOld).toBe(false);
  expect(said()).toBeUndefined();
});

test("the number of a jacket is among its lines, as it is read out", () => {
  expect(factsOf({ ...entry, Number: "7K3M9QXA" }).number).toEqual([["Number", "7K3M-9QXA"]]);
  expect(factsOf(entry).number).toEqual([]);
});
