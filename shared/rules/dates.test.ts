import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  ageOn,
  easternDayOf,
  easternMidnight,
  formatDay,
  isCalendarDate,
  monthsBetween,
} from "./dates.ts";
import { graceEnd } from "./payment/grace.ts";

test.each(["2024-02-29", "2026-11-21", "1900-01-01"])("%s is a day of the calendar", (day) => {
  expect(isCalendarDate(day)).toBe(true);
});

test.each(["2023-02-29", "2026-13-01", "2026-1-1", "2026-04-31", "today", ""])("%s is not a day", (day) => {
  expect(isCalendarDate(day)).toBe(false);
});

test.each([
  ["2026-11-22", "2026-11-22T05:00:00.000Z"],
  ["2026-07-04", "2026-07-04T04:00:00.000Z"],
  // The clocks change at two o'clock.
  ["2026-03-08", "2026-03-08T05:00:00.000Z"],
  ["2026-11-01", "2026-11-01T04:00:00.000Z"],
])("the Eastern day %s begins at %s", (day, moment) => {
  expect(easternMidnight(day)).toBe(moment);
  expect(easternDayOf(new Date(Date.parse(moment) - 1))).toBe(addDays(day, -1));
});

test("days are counted over the ends of months and years, leap days included", () => {
  expect([addDays("2026-12-31", 1), addDays("2028-02-28", 2), addDays("2026-03-01", -1)]).toEqual([
    "2027-01-01",
    "2028-03-01",
    "2026-02-28",
  ]);
  expect(graceEnd("2026-11-21")).toBe("2026-12-21");
});

test("months are added to the same day, or to the last one of a shorter month", () => {
  expect([addMonths("2026-11-22", 24), addMonths("2026-12-31", 2), addMonths("2027-01-31", 1)]).toEqual([
    "2028-11-22",
    "2027-02-28",
    "2027-02-28",
  ]);
  expect([addMonths("2028-02-29", 24), addMonths("2028-02-29", 48), addMonths("2026-02-28", 24)]).toEqual([
    "2030-02-28",
    "2032-02-29",
    "2028-02-28",
  ]);
});

test("someone born on Feb 29 turns a year older on Mar 1 of other years", () => {
  expect(ageOn("2012-02-29", "2025-02-28")).toBe(12);
  expect(ageOn("2012-02-29", "2025-03-01")).toBe(13);
  expect(ageOn("2026-11-27", "2026-11-26")).toBe(0);
});

test("a month counts once its day is reached", () => {
  expect(monthsBetween("2025-11-22", "2026-11-21")).toBe(11);
  expect(monthsBetween("2025-11-21", "2026-11-21")).toBe(12);
});

test("jackets show days as MMM DD YYYY: a date as it is, a moment as its Eastern day", () => {
  expect(formatDay("2014-03-04")).toBe("Mar 04 2014");
  expect(formatDay("2026-11-21T23:59:59.000Z")).toBe("Nov 21 2026");
  expect(formatDay("2026-11-22T04:59:59.000Z")).toBe("Nov 21 2026");
  expect(formatDay("2026-11-22T05:00:00.000Z")).toBe("Nov 22 2026");
  expect(formatDay("2026-07-05T03:59:59.000Z")).toBe("Jul 04 2026");
});
