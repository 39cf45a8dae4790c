import { expect, test } from "vitest";
import type { Household } from "#shared/model/household.ts";
import { matchesWords } from "#web/ui/search/matchesWords.ts";
import { searchText } from "./searchText.ts";

const cabin = {
  Name: "Grandma’s Käfer cabin",
  Location: "12 Saint Clair Ave, Ann Arbor, MI 48104",
  Description: "Blue door",
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
])("%s finds a household by its name, address, note or members", (words) => {
  expect(matchesWords(searchText(cabin), words)).toBe(true);
});

test("every word must be there", () => {
  expect(matchesWords(searchText(cabin), "cabin detroit")).toBe(false);
});
