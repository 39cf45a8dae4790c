import { expect, test } from "vitest";
import { authorizationSentence } from "./authorizationText.ts";

const declared = { Choice: "GUARDIAN", Waiver: "2026-11-21", At: "2026-11-22T15:00:00.000Z" } as const;

test("an owner reads which waiver was accepted, when, and as whom", () => {
  expect(authorizationSentence(declared)).toBe(
    "Waiver of Nov 21 2026 accepted on Nov 22 2026 - filled in as parent or legal guardian",
  );
  expect(authorizationSentence({ ...declared, Choice: "SELF" })).toMatch(/ - filled in for yourself$/);
});

test("a version that is no day is named as it is", () => {
  expect(authorizationSentence({ ...declared, Waiver: "2026-01" })).toMatch(/^Waiver of 2026-01 accepted/);
});
