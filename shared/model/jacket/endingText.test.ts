import { expect, test } from "vitest";
import { endingAdvice, endingSentence, endingTitle } from "./endingText.ts";

const EndedOn = "2026-11-03";

test.each(["MOVED", "DELETED", undefined] as const)(
  "a person who left (%s) is no longer at this address, and the jacket is to be taken out",
  (reason) => {
    const told = reason ? { Ending: reason, EndedOn } : {};
    expect(endingTitle(told)).toBe("No longer at this address");
    expect(endingAdvice(told)).toBe("Take this jacket out of your own system.");
    expect(endingSentence(told)).toBe("No longer at this address. Take this jacket out of your own system.");
  },
);

test("of a person who may still live there no department is told to take the jacket out", () => {
  expect(endingSentence({ Ending: "UNPAID", EndedOn })).toBe(
    "Not confirmed since Nov 03 2026. The person may still live here: keep it, and ask.",
  );
  expect(endingSentence({ Ending: "PAUSED", EndedOn })).toBe(
    "Account paused since Nov 03 2026. The person may still live here: keep it, and ask.",
  );
});
