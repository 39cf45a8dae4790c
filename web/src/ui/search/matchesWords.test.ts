import { expect, test } from "vitest";
import { matchesWords } from "./matchesWords.ts";

test("a name is found without its accents, apostrophes and hyphens, in any case and order", () => {
  for (const searched of ["nunez", "OBRIEN", "O’Brien", "o'brien-núñez", "brien nunez", "nunez ada", "  ada  "])
    expect(matchesWords("Ada O'Brien-Núñez", searched), searched).toBe(true);
});

test("names of every script are found, and emoji", () => {
  expect(matchesWords("小龙 李", "李")).toBe(true);
  expect(matchesWords("小龙 李", "龙")).toBe(true);
  expect(matchesWords("Zoë 🦊", "🦊")).toBe(true);
  expect(matchesWords("Zoë 🦊", "🐻")).toBe(false);
});

test("every word must be in the text", () => {
  expect(matchesWords("Ada Moreau", "ada silva")).toBe(false);
});

test("an empty search finds everything", () => {
  expect(matchesWords("Ada Moreau", "  ")).toBe(true);
});

test.each([
  ["12 Saint Clair Ave", "saint clair"],
  ["12 Saint Clair Ave", "st. clair"],
  ["St. Clair Shores", "saint clair"],
  ["Sault Ste. Marie", "sainte marie"],
  ["Sault Sainte Marie", "ste marie"],
])("%s is found by %s, at each letter on the way there", (text, searched) => {
  for (let length = 1; length <= searched.length; length += 1)
    expect(matchesWords(text, searched.slice(0, length)), searched.slice(0, length)).toBe(true);
});
