import { expect, test } from "vitest";
import type { Household } from "#shared/model/household.ts";
import { matchesWords } from "#web/ui/search/matchesWords.ts";
import { searchText } from "./searchText.ts";

const cabin = {
  Name: "Grandma’s Käfer cabin",
  Location: "12 Saint Clair Ave, Ann Arbor, MI 48104",
  Description: "Blue door",
  Unit: "Lot 7",
  Pets: "Two parrots",
  Entry: "4711",
  Members: [{ ID: "a", First: "Ada", Last: "O'Brien-Núñez", LinkingID: "a" }],
} as unknown as Household;

test.each([
  "kafer",
  "grandmas",
  "st. clair",
  "sain",
  "48104",
  "arbor cabin",
  "nunez",
  "O’BRIEN",
  "blue door",
  "lot 7",
  "parrots",
])("%s finds a household by its name, address, notes or members", (words) => {
  expect(matchesWords(searchText(cabin), words)).toBe(true);
});

test("a code at the door finds nothing: it is on no list", () => {
  expect(matchesWords(searchText(cabin), "4711")).toBe(false);
});

test("every word must be there", () => {
  expect(matchesWords(searchText(cabin), "cabin detroit")).toBe(false);
});
