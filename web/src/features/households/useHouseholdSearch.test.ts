import { expect, test } from "vitest";
import type { Household } from "#shared/model/household.ts";
import { isFound } from "./useHouseholdSearch.ts";

const cabin = {
  Name: "Grandma’s Käfer cabin",
  Location: "12 Saint Clair Ave, Ann Arbor, MI 48104",
  Description: "Blue door",
  Members: [{ ID: "a", First: "Ada", Last: "O'Brien-Núñez", LinkingID: "a" }],
} as unknown as Household;

test.each(["kafer", "grandmas", "st. clair", "48104", "arbor cabin", "nunez", "O’BRIEN", "blue door"])(
  "%s finds a place by its name, address, note or people",
  (words) => {
    expect(isFound(cabin, words)).toBe(true);
  },
);

test("every word must be there", () => {
  expect(isFound(cabin, "cabin detroit")).toBe(false);
});
