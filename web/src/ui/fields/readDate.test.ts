import { expect, test } from "vitest";
import { dateOf } from "./dateParts.ts";
import { readDate } from "./readDate.ts";

const read = (text: string) => {
  const parts = readDate(text);
  return parts && dateOf(parts);
};

test.each([
  "01/15/2010",
  "1/15/2010",
  "01-15-2010",
  "1.15.2010",
  "01 15 2010",
  "2010-01-15",
  "2010/1/15",
  "Jan 15 2010",
  "Jan. 15, 2010",
  "January 15th, 2010",
  "15 January 2010",
  "15 jan 2010",
  "15/01/2010",
])("%s is January 15, 2010", (text) => {
  expect(read(text)).toBe("2010-01-15");
});

test("a date that may be read in two ways follows the US order", () => {
  expect(read("03/04/2014")).toBe("2014-03-04");
});

test("a day that does not exist stays as typed, for the field's own rule", () => {
  expect(read("02/30/2014")).toBe("2014-02-30");
});

test.each([
  "",
  "01",
  "01/15",
  "01/15/20",
  "2010-01",
  "January 2010",
  "15 2010",
  "01/15/2010 3",
  "Janvember",
  "12345678",
])("%s is no whole date", (text) => {
  expect(read(text)).toBeUndefined();
});
