import { expect, test } from "vitest";
import { matchesWords } from "./matchesWords.ts";

test("a name is found without its accents, apostrophes and hyphens, in any case and order", () => {
  for (const searched of ["nunez", "OBRIEN", "O’Brien", "o'brien-núñez", "nunez ada", "  ada  "])
    expect(matchesWords("Ada O'Brien-Núñez", searched), searched).toBe(true);
});

test("names of every script are found", () => {
  expect(matchesWords("小龙 李", "李")).toBe(true);
  expect(matchesWords("Zoë 🦊", "🦊")).toBe(true);
});

test("every word must be in the name", () => {
  expect(matchesWords("Ada Moreau", "ada silva")).toBe(false);
});

test("nothing searched finds everybody", () => {
  expect(matchesWords("Ada Moreau", "  ")).toBe(true);
});
