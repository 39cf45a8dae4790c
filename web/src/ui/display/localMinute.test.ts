import { expect, test } from "vitest";
import { easternSecond, localMinute } from "./localMinute.ts";

test("a moment in summer is in daylight time", () => {
  expect(easternSecond("2026-07-04T03:05:09.120Z")).toBe("Jul 03 2026, 11:05:09 PM EDT");
});

test("a time of day is told in the reader's own zone, by its name", () => {
  const moment = "2026-11-21T20:42:07.120Z";
  expect(localMinute(moment, "America/Los_Angeles")).toBe("Nov 21 2026, 12:42 PM PST");
  expect(localMinute(moment, "America/Detroit")).toBe("Nov 21 2026, 3:42 PM EST");
  expect(localMinute(moment)).toBe(localMinute(moment, Intl.DateTimeFormat().resolvedOptions().timeZone));
});
