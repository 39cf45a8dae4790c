import { expect, test } from "vitest";
import { adultDay, isAdultDue } from "./isAdultDue.ts";

const child = (Dob: string, At = "2020-05-01T12:00:00.000Z", Choice: "GUARDIAN" | "SELF" = "GUARDIAN") => ({
  Dob,
  Authorization: { Choice, At },
});

test("a person is 18 on the birthday, born on a leap day on Mar 1", () => {
  expect(adultDay("2008-11-23")).toBe("2026-11-23");
  expect(adultDay("2008-02-29")).toBe("2026-03-01");
  expect(adultDay("2012-02-29")).toBe("2030-03-01");
});

test("a guardian's child is due from the day on which they are 18", () => {
  expect(isAdultDue(child("2008-11-23"), "2026-11-22")).toBe(false);
  expect(isAdultDue(child("2008-11-23"), "2026-11-23")).toBe(true);
  expect(isAdultDue(child("2008-11-23"), "2031-01-01")).toBe(true);
});

test("nothing is due of who was an adult when it was declared, spoke for themselves, or is not declared", () => {
  expect(isAdultDue(child("1990-01-01"), "2026-11-23")).toBe(false);
  expect(isAdultDue(child("2008-11-23", undefined, "SELF"), "2026-11-23")).toBe(false);
  expect(isAdultDue({ Dob: "2008-11-23" }, "2026-11-23")).toBe(false);
});

test("a declaration late on the Eastern eve of the birthday is that of a child's guardian", () => {
  expect(isAdultDue(child("2008-11-23", "2026-11-23T04:59:00.000Z"), "2026-11-23")).toBe(true);
  expect(isAdultDue(child("2008-11-23", "2026-11-23T05:01:00.000Z"), "2026-11-23")).toBe(false);
});
