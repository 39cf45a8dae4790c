import { expect, test } from "vitest";
import type { Household } from "#shared/model/household.ts";
import { consequencesOf, missingOnMap } from "./householdText.ts";

const person = (First: string, Last: string) => ({ ID: First, First, Last, LinkingID: First });
const covered = { Covered: true, By: ["Detroit responders"] };
const uncovered = { Covered: false, By: [] };
const empty = { City: "Detroit", Coverage: covered, Members: [], isPrime: false };
const another = [{ Coverage: covered }];
const place = (verified: boolean) =>
  (verified ? { Geo: { Lat: 42, Lng: -83, Exactness: "ADDRESS" } } : {}) as Household;

test("before a deletion the members of a household are named, and what the department is told", () => {
  const Members = [person("Ada", "O'Brien-Núñez"), person("小龙", "李")];
  const told = consequencesOf({ ...empty, Members }, another).join(" ");
  expect(told).toContain("Assigned there: Ada O'Brien-Núñez, 小龙 李. They stay");
  expect(told).toContain("department in Detroit");
  expect(told).toContain("No longer at this address");
});

test("an empty household is called so, and its deletion final", () => {
  expect(consequencesOf(empty, another)).toEqual(["Nobody is assigned to it.", "This cannot be undone."]);
});

test("the primary and the last household are called so", () => {
  const told = consequencesOf({ ...empty, isPrime: true }, []).join(" ");
  expect(told).toContain("Primary Location");
  expect(told).toContain("your last place");
});

test("where no department takes part none is said to have a list, or to be told", () => {
  const Members = [person("Ada", "Okafor")];
  const told = consequencesOf({ ...empty, City: "Wyandotte", Coverage: uncovered, Members }, another).join(" ");
  expect(told).toContain("No department in Wyandotte takes part.");
  expect(told).not.toMatch(/the department in Wyandotte|it is told/);
});

test("the last place where a department takes part is called so, another one is not", () => {
  const last = "It is your last place where a department takes part.";
  const told = (others: Parameters<typeof consequencesOf>[1], Coverage = covered) =>
    consequencesOf({ ...empty, Coverage }, others).join(" ");
  expect(told([{ Coverage: uncovered }])).toContain(last);
  expect(told(another)).not.toContain("last place");
  expect(told([{ Coverage: uncovered }], uncovered)).not.toContain("last place");
});

test("households that are not on the map are counted", () => {
  expect(missingOnMap([place(true)])).toBeUndefined();
  expect(missingOnMap([place(true), place(false)])).toMatch(/^1 place is not on the map: its/);
  expect(missingOnMap([place(false), place(false)])).toMatch(/^2 places are not on the map: their/);
});
