import { expect, test } from "vitest";
import { readHeight } from "./height.ts";

test.each([
  "5'4\"",
  "5'4",
  "5’4”",
  "5 4",
  "5-4",
  "5 ft 4 in",
  "5ft 4",
  "5 feet 4 inches",
  "64 in",
  '64"',
  "162 cm",
  "162cm",
  "1.62 m",
])("%s is 5 feet 4 inches", (text) => {
  expect(readHeight(text)).toEqual({ Feet: 5, Inches: 4 });
});

test("inches that round up to a foot are a foot", () => {
  expect(readHeight("182.5 cm")).toEqual({ Feet: 6, Inches: 0 });
});

test.each(["", "5", "5'", "6 ft", "54", "5'12", "64", "162", "20 cm", "9'1", "tall", "5'4 or so"])(
  "%s fills in nothing",
  (text) => {
    expect(readHeight(text)).toBeUndefined();
  },
);
