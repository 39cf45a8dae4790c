import { describe, expect, test } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { dateOfBirth, feet, inches, weight } from "./body.ts";

describe("birth dates", () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  test("today is one, the day after tomorrow is refused", () => {
    expect(accepts(dateOfBirth(), day(0))).toBe(day(0));
    expect(message(dateOfBirth(), day(2))).toBe("The date of birth cannot be in the future");
  });
  test("Feb 29 needs a leap year", () => {
    expect(accepts(dateOfBirth(), "2012-02-29")).toBe("2012-02-29");
    expect(message(dateOfBirth(), "2013-02-29")).toBe("There is no such day. Please check the month and the day");
  });
  test.each([
    ["", "Please enter a date of birth"],
    [undefined, "Please enter a date of birth"],
    ["-03-14", "Please enter the month, the day and the year of birth"],
    ["62-03-14", "Please enter the year of birth with four digits"],
    ["1862-03-14", "Please check the year of birth: it is before 1900"],
  ])("%j is told what is wrong with it", (text, sentence) => {
    expect(message(dateOfBirth(), text)).toBe(sentence);
  });
});

test("a weight is text with a number from 1 to 1,500", () => {
  const kept = ["88", "88.5 lb", "about 88", "1", "1500 lb", "1,200"];
  expect(kept.map((value) => accepts(weight(), value))).toEqual(kept);
  expect(accepts(weight(), 171)).toBe("171");
  expect(["0", "-3", "0 kg"].map((value) => message(weight(), value))).toEqual(
    Array(3).fill("Please enter a weight above 0"),
  );
  expect(["0.5", "1501", 88_000, "700 kg"].map((value) => message(weight(), value))).toEqual(
    Array(4).fill("Please enter a weight from 1 to 1,500 pounds"),
  );
});

test("a weight in kilograms is kept in pounds, and the same once more", () => {
  expect(accepts(weight(), "70 kg")).toBe("154.3 lb");
  expect(accepts(weight(), "154.3 lb")).toBe("154.3 lb");
});

test.each(["", "heavy", "kg", "Infinity", "1e300", "1e-300", 1e-300, "68-72 kg"])(
  "a weight of %j is asked for as a number",
  (value) => {
    expect(message(weight(), value)).toBe("Please enter the weight as a number, such as 150 or 70 kg");
  },
);

test("feet are 1 to 7 and inches 0 to 11, as numbers or as a select sends them", () => {
  expect([accepts(feet(), "7"), accepts(inches(), 0)]).toEqual([7, 0]);
  expect(["0", "8", "", "4.5"].every((value) => message(feet(), value))).toBe(true);
  expect(["12", "-1"].every((value) => message(inches(), value))).toBe(true);
});

test("inches of another kind are refused with their sentence", () => {
  for (const said of [{ toString: 1 }, [""]])
    expect(message(inches(), said)).toBe("Please choose the inches of the height");
});

test("blank inches are blank", () => {
  expect(["", " ", null].map((value) => accepts(inches(), value))).toEqual([null, null, null]);
});
