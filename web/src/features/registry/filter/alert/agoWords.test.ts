import { expect, test } from "vitest";
import { agoWords } from "./agoWords.ts";

test.each([
  ["2026-11-27T17:59:30Z", "less than a minute ago"],
  ["2026-11-27T12:10:00-05:00", "50 minutes ago"],
  ["2026-11-27T14:59:00Z", "3 hours ago"],
  ["2026-11-25T12:00:00Z", "2 days ago"],
  ["2026-11-27T20:30:00Z", "in 2 hours"],
])("%s is told as %s", (moment, words) => {
  expect(agoWords(moment, Date.parse("2026-11-27T18:00:00Z"))).toBe(words);
});
