import { afterEach, expect, test, vi } from "vitest";
import { birthDateProblem } from "./birthDate.ts";

afterEach(() => vi.useRealTimers());

test("a child born today on Guam is born today", () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T06:00:00+10:00") });
  expect(birthDateProblem("2026-11-26")).toBeUndefined();
  expect(birthDateProblem("2026-11-27")).toBe("future");
});

test.each([
  ["", "blank"],
  ["  ", "blank"],
  ["-03-", "incomplete"],
  ["2014-03-", "incomplete"],
  ["hello", "incomplete"],
  ["62-03-14", "shortYear"],
  ["2013-02-29", "noSuchDay"],
  ["2014-04-31", "noSuchDay"],
  ["2014-13-01", "noSuchDay"],
  ["1899-12-31", "tooEarly"],
  ["2026-11-23", "future"],
  ["1900-01-01", undefined],
  ["2012-02-29", undefined],
  ["2026-11-22", undefined],
])("a date of birth of %j is said to be %s", (text, problem) => {
  expect(birthDateProblem(text, "2026-11-22")).toBe(problem);
});
