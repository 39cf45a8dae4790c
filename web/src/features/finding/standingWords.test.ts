import { expect, test } from "vitest";
import { standingWords } from "./standingWords.ts";

const [At, Received] = ["2026-11-22T15:00:00.000Z", "2026-11-03T15:00:00.000Z"];

test("a found jacket says where it stands, with its day; administrators read of which department", () => {
  expect(standingWords({ Standing: "WAITING", At })).toBe("Waiting since Nov 22 2026");
  expect(standingWords({ Standing: "RECEIVED", At, Department: "Detroit Fire" })).toBe(
    "Detroit Fire: Received Nov 22 2026",
  );
  expect(standingWords({ Standing: "CHANGED", At, Received })).toBe(
    "Received Nov 03 2026, a change waits since Nov 22 2026",
  );
  expect(standingWords({ Standing: "ENDED", At })).toBe("Ended Nov 22 2026");
});
