import { expect, test } from "vitest";
import { seenReason } from "#shared/model/jacket/opening.ts";
import { openingWords } from "./openingWords.ts";

test("a family tells a print from an export, and from every other reason", () => {
  expect(openingWords.PRINTED).toBe("Printed");
  const words = seenReason.options.map((reason) => openingWords[reason]);
  expect(new Set(words).size).toBe(words.length);
});
