import { expect, test } from "vitest";
import { photoRenewalDay, photoRenewalDue } from "./photoRenewal.ts";

test("a photo is due for renewal after 12 months, under 17 only", () => {
  expect(photoRenewalDue("2014-03-04", "2025-11-21", "2026-11-21")).toBe(true);
  expect(photoRenewalDue("2014-03-04", "2025-11-22", "2026-11-21")).toBe(false);
  expect(photoRenewalDue("2009-11-21", "2020-01-01", "2026-11-21")).toBe(false);
  expect(photoRenewalDue("2009-11-22", "2020-01-01", "2026-11-21")).toBe(true);
});

test("a photo of a leap day is a year old on Mar 1, and who was born on one is 17 on Mar 1", () => {
  expect(photoRenewalDay("2028-02-29")).toBe("2029-03-01");
  expect(photoRenewalDay("2027-02-28")).toBe("2028-02-28");
  expect(photoRenewalDue("2012-02-29", "2027-06-01", "2029-02-28")).toBe(true);
  expect(photoRenewalDue("2012-02-29", "2027-06-01", "2029-03-01")).toBe(false);
});
