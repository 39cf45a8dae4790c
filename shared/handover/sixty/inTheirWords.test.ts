import { expect, test } from "vitest";
import { aCard, anEnding } from "#shared/testing/aCard.ts";
import { inTheirWords } from "./inTheirWords.ts";

const told = { Frightens: `Sirens,\n${"flashing lights ".repeat(9)}`, Calms: "His blanket" };

test("what frightens and calms a person is quoted in the family's words, cut behind a word", () => {
  expect(inTheirWords(aCard(told))).toEqual([
    "Frightened by: “Sirens, flashing lights flashing lights flashing lights flashing lights...”",
    "Calmed by: “His blanket”",
  ]);
});

test("of a person who left, or of whom nothing is told, nothing is quoted", () => {
  expect(inTheirWords(anEnding("MOVED", told))).toEqual([]);
  expect(inTheirWords(aCard({ Frightens: "None", Calms: "" }))).toEqual([]);
});
