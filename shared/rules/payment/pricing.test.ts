import { expect, test } from "vitest";
import { planFor } from "./pricing.ts";

test("without a paid member the next one costs 4 a month or 40 a year", () => {
  expect([planFor(1, 0).dollars, planFor(2, 0).dollars]).toEqual([4, 40]);
});

test("beside a paid member each further one costs 1 a month or 10 a year", () => {
  expect([1, 2, 200].flatMap((paid) => [planFor(1, paid).dollars, planFor(2, paid).dollars])).toEqual([
    1, 10, 1, 10, 1, 10,
  ]);
});

test("first and further members have plan ids of their own", () => {
  expect([planFor(1, 0).id, planFor(2, 0).id, planFor(1, 1).id, planFor(2, 1).id]).toEqual([
    "new-monthly",
    "new-yearly",
    "recurring-monthly",
    "recurring-yearly",
  ]);
});
