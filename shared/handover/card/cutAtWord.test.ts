import { expect, test } from "vitest";
import { cutAtWord } from "./cutAtWord.ts";

test.each([
  ["short", 48, "short"],
  ["exactly so", 10, "exactly so"],
  ["one two three", 12, "one two..."],
  ["one two three", 10, "one two..."],
  ["Li Wolfeschlegelsteinhausen", 20, "Li Wolfeschlegels..."],
  ["👩👩👩👩👩", 8, "👩👩..."],
])("%j in at most %i characters is %j", (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});
