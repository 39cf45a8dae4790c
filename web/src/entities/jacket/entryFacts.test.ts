import { expect, test } from "vitest";
import type { Entry } from "#shared/model/entry.ts";
import { factsOf } from "./entryFacts.ts";

const entry = {
  ...{ First: "Ada", Last: "Miller", Sex: "F", Dob: "1950-02-03", Feet: 5, Inches: 4, Weight: "130" },
  ...{ Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226", Medical: {} },
} as Entry;

const labelsOf = (one: Entry) => factsOf(one).place.map(([label]) => label);

test("the note at the door stands right under the address, on cards and prints", () => {
  const { place } = factsOf({ ...entry, Description: "Side door, 2nd floor" });
  expect(place.slice(0, 2)).toEqual([
    ["Address", "2 Woodward Ave,\nDetroit, MI 48226"],
    ["At the door", "Side door, 2nd floor"],
  ]);
});

test("a jacket from before notes were shown has no such line", () => {
  expect(labelsOf(entry)).toEqual(["Address", "Email", "Phone"]);
});

test("the number of a jacket is among its lines, as it is read out", () => {
  expect(factsOf({ ...entry, Number: "7K3M9QXA" }).number).toEqual([["Number", "7K3M-9QXA"]]);
  expect(factsOf(entry).number).toEqual([]);
});
