import { expect, test } from "vitest";
import { confirmationDay, confirmedDay, confirmedWords, isConfirmationDue, isStale } from "./confirmation.ts";

const record = (Confirmed?: string) => ({ CreateDate: "2025-01-02T12:00:00.000Z", Confirmed });

test("a record is due six months after the family's last word, and not confirmed from twelve months on", () => {
  const confirmed = record("2026-05-22");
  const days = ["2026-11-21", "2026-11-22", "2027-05-21", "2027-05-22"];
  expect(days.map((day) => isConfirmationDue(confirmed, day))).toEqual([false, true, true, true]);
  expect(days.map((day) => isStale(confirmed, day))).toEqual([false, false, false, true]);
});

test("a record of which only the registration is known counts from the registration's Eastern day", () => {
  const registered = { CreateDate: "2026-03-02T03:00:00.000Z" };
  expect(confirmedDay(registered)).toBe("2026-03-01");
  expect(isConfirmationDue(registered, "2026-09-01")).toBe(true);
  expect(confirmedWords(registered, "2026-09-01")).toBeUndefined();
  expect(confirmedWords(registered, "2027-03-01")).toBe("Not confirmed since Mar 01 2026");
});

test("a last word of a leap day or of a long month falls on the last day of a shorter one", () => {
  expect(confirmationDay(record("2026-08-31"))).toBe("2027-02-28");
  expect(isStale(record("2028-02-29"), "2029-02-27")).toBe(false);
  expect(isStale(record("2028-02-29"), "2029-02-28")).toBe(true);
});

test("a reader is told of the last word, or since when there is none; of a record that ended the ending tells it", () => {
  expect(confirmedWords(record("2026-11-20"), "2026-11-22")).toBe("Last confirmed Nov 20 2026");
  expect(confirmedWords(record("2025-11-20"), "2026-11-22")).toBe("Not confirmed since Nov 20 2025");
  const ended = { ...record("2025-11-20"), Removed: true };
  expect(confirmedWords(ended, "2026-11-22")).toBe("Last confirmed Nov 20 2025");
});
