import { expect, test } from "vitest";
import { nextRenewal, shareLeft } from "./renewalDay.ts";

const seconds = (moment: string) => Date.parse(moment) / 1000;
const next = (from: string, interval: "month" | "year", now: string, day = new Date(from).getUTCDate()) =>
  new Date(nextRenewal({ at: seconds(from), day }, interval, seconds(now)) * 1000).toISOString().slice(0, 16);

test("plans renew on the day and at the time of the first payment", () => {
  expect(next("2026-11-03T10:20Z", "month", "2026-11-03T10:25Z")).toBe("2026-12-03T10:20");
  expect(next("2026-11-03T10:20Z", "month", "2027-02-03T10:19Z")).toBe("2027-02-03T10:20");
  expect(next("2026-11-03T10:20Z", "month", "2027-02-03T10:20Z")).toBe("2027-03-03T10:20");
  expect(next("2026-11-03T10:20Z", "year", "2027-11-02T00:00Z")).toBe("2027-11-03T10:20");
  expect(next("2026-11-03T10:20Z", "year", "2027-11-04T00:00Z")).toBe("2028-11-03T10:20");
});

test("a month without that day renews on its last one, and the next month on that day again", () => {
  expect(next("2027-01-31T12:00Z", "month", "2027-02-01T00:00Z")).toBe("2027-02-28T12:00");
  expect(next("2027-01-31T12:00Z", "month", "2027-02-28T12:00Z")).toBe("2027-03-31T12:00");
  expect(next("2028-02-29T12:00Z", "year", "2028-03-01T00:00Z")).toBe("2029-02-28T12:00");
  expect(next("2027-02-28T12:00Z", "month", "2027-03-01T00:00Z", 31)).toBe("2027-03-31T12:00");
});

test("the day of a plan that is yet to renew holds for a plan that renews before it", () => {
  expect(next("2027-11-03T10:20Z", "month", "2027-02-01T00:00Z")).toBe("2027-02-03T10:20");
  expect(next("2027-11-03T10:20Z", "month", "2027-02-04T00:00Z")).toBe("2027-03-03T10:20");
  expect(next("2027-11-03T10:20Z", "year", "2026-11-22T00:00Z")).toBe("2027-11-03T10:20");
});

test("a period's share is of its own length: from Jan 31 to Feb 28 it is 28 days", () => {
  const share = (now: string) => shareLeft({ at: seconds("2027-01-31T12:00Z"), day: 31 }, "month", seconds(now));
  expect(share("2027-01-31T12:00Z")).toBe(1);
  expect(share("2027-02-14T12:00Z")).toBe(0.5);
  expect(share("2027-02-28T12:00Z")).toBe(1);
  expect(share("2027-03-31T11:59Z")).toBeCloseTo(0);
  const ofAYear = shareLeft({ at: seconds("2028-02-29T12:00Z"), day: 29 }, "year", seconds("2028-08-30T00:00Z"));
  expect(ofAYear).toBeCloseTo(0.5);
});
