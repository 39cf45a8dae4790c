import { expect, test } from "vitest";
import { textParts } from "./textParts.ts";

test("160 plain letters or 70 others are one part, and each of several holds fewer", () => {
  expect([1, 160, 161, 306, 307].map((length) => textParts("x".repeat(length)))).toEqual([1, 1, 2, 2, 3]);
  expect([1, 70, 71, 134, 135].map((length) => textParts("ł".repeat(length)))).toEqual([1, 1, 2, 2, 3]);
});
