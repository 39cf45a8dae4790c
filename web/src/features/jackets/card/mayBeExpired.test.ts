import { expect, test } from "vitest";
import { mayBeExpired } from "./mayBeExpired.ts";

const minutes = (count: number) => count * 60_000;
const asked = Date.parse("2026-03-02T09:00:00Z");

test("each expired address is renewed, the second one like the first", () => {
  expect(mayBeExpired(0, asked)).toBe(true);
  expect(mayBeExpired(asked, asked + minutes(15))).toBe(true);
});

test("a photo whose renewed address does not load either is not requested over and over", () => {
  expect(mayBeExpired(asked, asked + 800)).toBe(false);
  expect(mayBeExpired(asked, asked + minutes(1))).toBe(false);
});
