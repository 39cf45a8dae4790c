import { expect, test } from "vitest";
import { authorizationSentence, consentSentence } from "./consentSentence.ts";

const At = "2026-11-22T15:00:00.000Z";

test("an owner reads what was given, withdrawn and objected, and when", () => {
  const said = (event: Omit<Parameters<typeof consentSentence>[0], "At">) => consentSentence({ ...event, At }, "Ada");
  expect([
    said({ Act: "GIVEN", Choice: "GUARDIAN", Waiver: "2026-11-21" }),
    said({ Act: "WITHDRAWN" }),
    said({ Act: "OBJECTED" }),
    said({ Act: "OBJECTION_ENDED" }),
  ]).toEqual([
    "Waiver of Nov 21 2026 accepted on Nov 22 2026 - filled in as parent or legal guardian",
    "Consent withdrawn on Nov 22 2026",
    "Ada objected on Nov 22 2026",
    "Ada took the objection back on Nov 22 2026",
  ]);
});

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
