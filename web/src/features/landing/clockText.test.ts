import { expect, test } from "vitest";
import { clockText } from "./clockText.ts";

test("the clock names Eastern time as it is that day", () => {
  expect(clockText(new Date("2026-11-21T20:42:00Z"))).toBe("Sat, Nov 21 2026 · 3:42 PM EST");
  expect(clockText(new Date("2026-07-04T16:05:00Z"))).toBe("Sat, Jul 4 2026 · 12:05 PM EDT");
});
