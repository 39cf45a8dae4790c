import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { expect, test } from "vitest";
import { liftWords, sixtyTexts, wayWords } from "./sixtyTexts.ts";

const grade = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: 1, word: words.length, syllable: syllables });
};

/** What a gap holds is the family's own; a plain word stands for it. */
const plain: Readonly<Record<string, string>> = { hours: "4", people: "Two people" };
const filled = (text: string, own: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => own[name] ?? plain[name] ?? "milk");

const sentences = Object.values(sixtyTexts).flatMap((text) => [
  ...Object.values(wayWords).map((ways) => filled(text, { ways })),
  ...liftWords.map((people) => filled(text, { people })),
]);

test.each([...new Set(sentences)])("%j is read in grade 5", (sentence) => {
  expect(grade(sentence)).toBeLessThanOrEqual(5);
});

test("the measure tells hard words from plain ones", () => {
  expect(grade("Individual communicates nonverbally: utilize pictorial representations")).toBeGreaterThan(10);
});
