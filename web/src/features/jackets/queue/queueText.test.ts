import { expect, test } from "vitest";
import { arrivalsText, formatAge, goneText, listPlace, matchesText, queueSummary } from "./queueText.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");

test("an age is told in its largest whole unit", () => {
  expect(formatAge("2026-11-21T11:59:30.000Z", now)).toBe("under a minute");
  expect(formatAge("2026-11-21T11:59:00.000Z", now)).toBe("1 minute");
  expect(formatAge("2026-11-21T10:00:01.000Z", now)).toBe("1 hour");
  expect(formatAge("2026-11-18T12:00:00.000Z", now)).toBe("3 days");
});

test("a list is titled with the city asked for, its department of several, or the reader's own city", () => {
  const own = { City: "Detroit", State: "MI" };
  const usual = { asked: undefined, department: undefined, citiesUnknown: false, own };
  expect(listPlace(usual)).toBe("Detroit, MI");
  expect(listPlace({ ...usual, own: undefined })).toBeUndefined();
  expect(listPlace({ ...usual, department: "Wayne Dispatch" })).toBe("Wayne Dispatch");
  const asked = { City: "Ypsilanti", State: "MI" };
  expect(listPlace({ ...usual, asked, department: "Wayne Dispatch" })).toBe("Ypsilanti, MI");
});

test("a list that may have several cities is not titled with one of them", () => {
  const own = { City: "Detroit", State: "MI" };
  const unknown = { asked: undefined, department: undefined, citiesUnknown: true, own };
  expect(listPlace(unknown)).toBeUndefined();
  expect(listPlace({ ...unknown, asked: own })).toBe("Detroit, MI");
});

test("the summary names the place, the number waiting and the age of the oldest", () => {
  expect(queueSummary("Detroit, MI", "12", "2026-11-21T10:00:00.000Z", now)).toBe(
    "Detroit, MI · 12 waiting · oldest 2 hours",
  );
});

test("without a place and without entries the summary says the number alone", () => {
  expect(queueSummary(undefined, "0", undefined, now)).toBe("0 waiting");
});

test("matches are counted as far as they are known", () => {
  expect(matchesText(0, false)).toBe("0 jackets match");
  expect(matchesText(1, false)).toBe("1 jacket matches");
  expect(matchesText(50, true)).toBe("50 or more jackets match");
});

test("arrivals are offered in place, or by another order", () => {
  expect(arrivalsText(3, false, false)).toBe("3 new");
  expect(arrivalsText(500, true, true)).toBe("500+ new: show the newest first");
});

test("removals by others are told in numbers", () => {
  expect(goneText(1)).toBe("1 jacket was marked or withdrawn by others");
  expect(goneText(2)).toBe("2 jackets were marked or withdrawn by others");
});
