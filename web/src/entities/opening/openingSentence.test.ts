import { expect, test } from "vitest";
import { seenReason } from "#shared/model/jacket/opening.ts";
import { openingSentence, openingWords } from "./openingSentence.ts";

const seen = { Day: "2026-11-21", Department: "Detroit Fire", First: "Ada", Last: "Miller" } as const;

test("a family reads whose record was looked up, and of cards the last time; a line of all its people names nobody", () => {
  expect(openingSentence({ ...seen, Reason: "PRINTED" })).toBe("Printed: Ada Miller");
  const At = "2026-11-21T20:42:00Z";
  expect(openingSentence({ ...seen, Reason: "CARD", At })).toMatch(
    /^Read by the card's code: Ada Miller, last on Nov \d\d 2026, \d+:42 [AP]M/,
  );
  expect(openingSentence({ ...seen, Reason: "CARDS_SHOWN", First: "", Last: "", At })).toMatch(
    /^Cards of your people were shown for printing, last on Nov/,
  );
});

test("a family tells a print from an export, and from every other reason", () => {
  expect(openingWords.PRINTED).toBe("Printed");
  const words = seenReason.options.map((reason) => openingWords[reason]);
  expect(new Set(words).size).toBe(words.length);
});
