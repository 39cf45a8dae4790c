import { expect, test } from "vitest";
import { gradeOf } from "#shared/testing/gradeOf.ts";
import { liftWords, sixtyTexts, wayWords } from "./sixtyTexts.ts";

const plain: Readonly<Record<string, string>> = { hours: "4", people: "Two people" };
const filled = (text: string, own: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => own[name] ?? plain[name] ?? "milk");

// A DNR has the same words wherever it is told.
const { paper: _, ...texts } = sixtyTexts;
const sentences = Object.values(texts).flatMap((text) => [
  ...Object.values(wayWords).map((ways) => filled(text, { ways })),
  ...liftWords.map((people) => filled(text, { people })),
]);

test.each([...new Set(sentences)])("%j is read in grade 5", (sentence) => {
  expect(gradeOf(sentence)).toBeLessThanOrEqual(5);
});

test("the measure tells hard words from plain ones", () => {
  expect(gradeOf("Individual communicates nonverbally: utilize pictorial representations")).toBeGreaterThan(10);
});
