import { expect, test } from "vitest";
import { clockTime } from "./clockTime.ts";

test("a time of day is told with its zone", () => {
  expect(clockTime(Date.UTC(2026, 6, 4, 19, 5))).toMatch(/^\d{1,2}:05 [AP]M \S+$/);
});
