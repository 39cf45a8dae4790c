import { expect, test } from "vitest";
import type { Household } from "#shared/model/household.ts";
import { consequencesOf, missingOnMap } from "./householdText.ts";

const person = (First: string, Last: string) => ({ ID: First, First, Last, LinkingID: First });
const empty = { City: "Detroit", Members: [], isPrime: false };
const place = (verified: boolean) => (verified ? { Geo: { Lat: 42, Lng: -83 } } : {}) as Household;

test("before a deletion the members of a household are named, and what the department is told", () => {
  const Members = [person("Ada", "O'Brien-Núñez"), person("小龙", "李")];
  const told = consequencesOf({ ...empty, Members }, false).join(" ");
  expect(told).toContain("Assigned there: Ada O'Brien-Núñez, 小龙 李. They stay");
  expect(told).toContain("department in Detroit");
  expect(told).toContain("No longer at this address");
});

test("an empty household is called so, and its deletion final", () => {
  expect(consequencesOf(empty, false)).toEqual(["Nobody is assigned to it.", "This cannot be undone."]);
});

test("the primary and the last household are called so", () => {
  const told = consequencesOf({ ...empty, isPrime: true }, true).join(" ");
  expect(told).toContain("Primary Location");
  expect(told).toContain("your last place");
});

test("households that are not on the map are counted", () => {
  expect(missingOnMap([place(true)])).toBeUndefined();
  expect(missingOnMap([place(true), place(false)])).toMatch(/^1 place is not on the map: its/);
  expect(missingOnMap([place(false), place(false)])).toMatch(/^2 places are not on the map: their/);
});
