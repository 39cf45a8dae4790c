import { expect, test } from "vitest";
import { matchesSearch, searchWords } from "./matchesSearch.ts";

const texts = ["Zoë Ana", "O’Brien-Núñez", "2 Woodward Ave", "Ann Arbor"];
const finds = (search: string) => matchesSearch(searchWords(search), texts);

test.each([
  "zoe",
  "ZOË",
  "zo an",
  "obrien",
  "O'Brien",
  "nunez zoe",
  "2 wood",
  "woodward",
  "ann arbor",
  "  ",
  "-",
])("%j is found: each of its words begins a word of the texts", (search) => expect(finds(search)).toBe(true));

test.each(["oe", "rien", "zoe miller", "22 woodward"])("%j is not found", (search) =>
  expect(finds(search)).toBe(false),
);
