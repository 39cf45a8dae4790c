import { expect, test } from "vitest";
import { blankConsent, consentInWords, declarationOf, incompleteConsent } from "./consent.ts";
import { waiverVersion } from "./waiver.ts";

const whole = { accepted: true, choice: "PERMISSION", understood: true } as const;

test("a declaration names the waiver that was shown, and none is sent before all three answers are there", () => {
  expect(declarationOf(whole)).toEqual({ Choice: "PERMISSION", Waiver: waiverVersion });
  for (const lack of [{ accepted: false }, { choice: "" }, { understood: false }] as const)
    expect(declarationOf({ ...whole, ...lack })).toBeUndefined();
});

test("an edit goes on without answers, and not with half of them", () => {
  expect(incompleteConsent(blankConsent)).toBeUndefined();
  expect(incompleteConsent(whole)).toBeUndefined();
  expect(incompleteConsent({ ...whole, accepted: false })).toContain("accept the waiver");
});

test("the owner reads what was declared, of which waiver and when", () => {
  const declared = { Choice: "GUARDIAN", Waiver: "2026-11-21", At: "2026-11-22T15:00:00.000Z" } as const;
  expect(consentInWords(declared)).toBe(
    "Waiver of Nov 21 2026, accepted on Nov 22 2026. “I am this person's parent or legal guardian.”",
  );
});
