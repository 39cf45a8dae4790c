import { expect, test } from "vitest";
import { usualMost } from "./usualReading.ts";

test("a reader without days before, or with quiet ones, may be shown a thousand", () => {
  for (const earlier of [[], [3], [10, 20], Array<number>(20).fill(200)]) expect(usualMost(earlier)).toBe(1_000);
});

test("a busy reader's range is five times the median, which one wild day does not move", () => {
  expect(usualMost([90_000, 400, 300, 500])).toBe(5 * 450);
  expect(usualMost([500, 90_000, 400])).toBe(5 * 500);
});

test("only the last 20 days with work count", () => {
  expect(usualMost([...Array<number>(20).fill(300), ...Array<number>(30).fill(5_000)])).toBe(1_500);
});
