import { expect, test } from "vitest";
import { matchesSearch } from "./matchesSearch.ts";
import { searchWords } from "./searchWords.ts";

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
  "2 woodward avenue",
  "two woodw aven",
  "  ",
  "-",
])("%j is found: each of its words begins a word of the texts", (search) => expect(finds(search)).toBe(true));

test.each(["oe", "rien", "zoe miller", "22 woodward", "woodward av arbor lane", "2 woodward boulevard"])(
  "%j is not found",
  (search) => expect(finds(search)).toBe(false),
);

test("words beside the texts find them from three letters on", () => {
  const isFound = (search: string) => matchesSearch(searchWords(search), texts, ["wheelchair", "mh"]);
  expect([isFound("whe"), isFound("wheelchair zoe"), isFound("mh")]).toEqual([true, true, true]);
  expect([isFound("wh"), isFound("chair")]).toEqual([false, false]);
});
