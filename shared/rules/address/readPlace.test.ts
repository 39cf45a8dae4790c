import { expect, test } from "vitest";
import { readPlace } from "./readPlace.ts";

test.each([
  ["detroit mi", "detroit", "MI"],
  ["Detroit, Michigan", "Detroit", "MI"],
  ["Michigan", "", "MI"],
  ["123 Main St, Detroit, MI 48226", "123 Main St Detroit", "MI"],
  ["123 main st detroit mi 48226-1234, USA", "123 main st detroit", "MI"],
  ["Washington, District of Columbia", "Washington", "DC"],
])("%j names a state behind its city", (text, before, State) => {
  expect(readPlace(text)).toEqual({ before, State });
});

test.each(["", "Detroit", "St. Clair Shores", "48226", "~", ", ,"])("%j names no state", (text) => {
  expect(readPlace(text)).toBeUndefined();
});
