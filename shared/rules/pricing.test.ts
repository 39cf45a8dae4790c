import { expect, test } from "vitest";
import { planFor } from "./pricing.ts";

test("the first member costs 4 a month or 40 a year", () => {
  expect([planFor(1, 0).dollars, planFor(2, 0).dollars]).toEqual([4, 40]);
});

test("every further member costs 1 a month or 10 a year", () => {
  expect(
    [1, 2, 200].flatMap((members) => [planFor(1, members).dollars, planFor(2, members).dollars]),
  ).toEqual([1, 10, 1, 10, 1, 10]);
});

test("first and further members have plan ids of their own", () => {
  expect([planFor(1, 0).id, planFor(2, 0).id, planFor(1, 1).id, planFor(2, 1).id]).toEqual([
    "new-monthly",
    "new-yearly",
    "recurring-monthly",
    "recurring-yearly",
  ]);
});
