import { expect, test } from "vitest";
import { easternSecond } from "./easternMinute.ts";

test("a moment in summer is in daylight time", () => {
  expect(easternSecond("2026-07-04T03:05:09.120Z")).toBe("Jul 03 2026, 11:05:09 PM EDT");
});
