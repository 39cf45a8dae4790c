import { expect, test } from "vitest";
import { dateOf, partsOf } from "./dateParts.ts";

test("a date is written with two digits for the month and the day", () => {
  expect(dateOf({ year: "1962", month: "3", day: "14" })).toBe("1962-03-14");
  expect(partsOf("1962-03-14")).toEqual({ year: "1962", month: "03", day: "14" });
});

test("a missing part stays empty, and comes back empty", () => {
  const begun = { year: "", month: "12", day: "" };
  expect(partsOf(dateOf(begun))).toEqual(begun);
  const withoutDay = { year: "1962", month: "03", day: "" };
  expect(partsOf(dateOf(withoutDay))).toEqual(withoutDay);
});

test("a date without any part is missing", () => {
  expect(dateOf({ year: "", month: "", day: "" })).toBe("");
});
