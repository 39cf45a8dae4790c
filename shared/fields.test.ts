import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import * as fields from "./fields.ts";

const message = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).data;

describe("phone numbers", () => {
  test.each(["3135550123", "(313) 555-0123", "313-555-0123", "+1 313 555 0123", "1-313-555-0123"])(
    "%s is a US number",
    (text) => expect(accepts(fields.phone, text)).toBe("+13135550123"),
  );
  test.each([
    "",
    "313555012",
    "31355501234",
    "1135550123",
    "3131550123",
    "+44 20 7946 0958",
    "313.555.0123x",
  ])("%j is not", (text) => expect(message(fields.phone, text)).toBe("Invalid Phone number"));

  test.each([
    "900-555-0123",
    "(313) 976-0123",
    "+1 500 555 0123",
    "5885550123",
    "700-555-0123",
    "710-555-0123",
  ])("%s, which belongs to no place, is not", (text) =>
    expect(message(fields.phone, text)).toBe("Please enter a valid Phone number"),
  );

  test.each(["901-555-0123", "(313) 977-0123", "509-555-0123", "+1 701 555 0123", "520-555-0123"])(
    "%s, beside such a number, is one",
    (text) => expect(message(fields.phone, text)).toBeUndefined(),
  );
  test("an empty optional number is no number", () => {
    expect(fields.optionalPhone.safeParse(" ")).toEqual({ success: true, data: undefined });
  });
});

describe("emails", () => {
  test("are compared in lower case, without spaces around", () => {
    expect(accepts(fields.email, " Rosa.Moreau@Example.ORG ")).toBe("rosa.moreau@example.org");
  });
  test.each(["rosa", "rosa@", "@example.org", "rosa@example", "a b@example.org"])("%j is not one", (text) => {
    expect(message(fields.email, text)).toBe("Invalid email");
  });
});

describe("zip codes", () => {
  test.each(["48226", "48226-1234"])("%s is one", (text) => expect(accepts(fields.zip, text)).toBe(text));
  test.each(["", "4822", "482261", "48226-12", "abcde"])("%j is not", (text) => {
    expect(message(fields.zip, text)).toBe("Please enter a valid Zip code");
  });
});

describe("new passwords", () => {
  test.each(["Abcdef1", "Abcdefghijklm1"])("%s may be used", (text) => {
    expect(accepts(fields.newPassword, text)).toBe(text);
  });
  test.each(["", "Abcde1", "Abcdefghijklmn1", "abcdefg1", "Abcdefgh", "Abcdef1!"])("%j may not", (text) => {
    expect(message(fields.newPassword, text)).toBe("Password does not meet minimum security requirements");
  });
});

describe("birth dates", () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  test("today is one, tomorrow is refused", () => {
    expect(accepts(fields.dateOfBirth, day(0))).toBe(day(0));
    expect(message(fields.dateOfBirth, day(1))).toBe("The date of birth cannot be in the future");
  });
  test("Feb 29 needs a leap year", () => {
    expect(accepts(fields.dateOfBirth, "2012-02-29")).toBe("2012-02-29");
    expect(message(fields.dateOfBirth, "2013-02-29")).toBe(
      "There is no such day. Please check the month and the day",
    );
  });
  test.each([
    ["", "Please enter a date of birth"],
    [undefined, "Please enter a date of birth"],
    ["-03-14", "Please enter the month, the day and the year of birth"],
    ["62-03-14", "Please enter the year of birth with four digits"],
    ["1862-03-14", "Please check the year of birth: it is before 1900"],
  ])("%j is told what is wrong with it", (text, sentence) => {
    expect(message(fields.dateOfBirth, text)).toBe(sentence);
  });
});

test("notes hold 150 characters as people count them", () => {
  expect(accepts(fields.note150, "🚒".repeat(150))).toBe("🚒".repeat(150));
  expect(message(fields.note150, "x".repeat(151))).toBe("150 characters Max");
});

test("a weight is text with a number from 1 to 1,500", () => {
  const kept = ["88", "88.5 lb", "about 88", "1", "1500 lb", "1,200"];
  expect(kept.map((value) => accepts(fields.weight, value))).toEqual(kept);
  expect(accepts(fields.weight, 171)).toBe("171");
  expect(["0", "-3", "0 kg"].map((value) => message(fields.weight, value))).toEqual(
    Array(3).fill("Please enter a weight above 0"),
  );
  expect(["0.5", "1501", "1e300", 88_000, "700 kg"].map((value) => message(fields.weight, value))).toEqual(
    Array(5).fill("Please enter a weight from 1 to 1,500 pounds"),
  );
});

test("a weight in kilograms is kept in pounds, and the same once more", () => {
  expect(accepts(fields.weight, "70 kg")).toBe("154.3 lb");
  expect(accepts(fields.weight, "154.3 lb")).toBe("154.3 lb");
});

test.each(["", "heavy", "kg", "Infinity"])("a weight of %j has no number", (value) => {
  expect(message(fields.weight, value)).toBe("Please enter the weight as a number, such as 150 or 70 kg");
});

test("feet are 1 to 7 and inches 0 to 11, as numbers or as a select sends them", () => {
  expect([accepts(fields.feet, "7"), accepts(fields.inches, 0)]).toEqual([7, 0]);
  expect(["0", "8", "", "4.5"].every((value) => message(fields.feet, value))).toBe(true);
  expect(["12", "-1", undefined].every((value) => message(fields.inches, value))).toBe(true);
});

test("inches of another kind are refused with their sentence", () => {
  for (const said of [{ toString: 1 }, [""], null])
    expect(message(fields.inches, said)).toBe("Please choose the inches of the height");
});

test("blank inches are 0", () => {
  expect(["", " "].map((value) => accepts(fields.inches, value))).toEqual([0, 0]);
});
