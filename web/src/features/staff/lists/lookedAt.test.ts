import { expect, test } from "vitest";
import { lookedAt } from "./lookedAt.ts";

const short = { isCutShort: true };

test("a search that was left before it was full tells how many rows all of its pages looked at", () => {
  expect(lookedAt([{ Searched: 1_000 }, { Searched: 800 }], short, "rows")).toBe(
    "Looked at 1,800 rows so far",
  );
  expect(lookedAt([{ Searched: 0 }], short, "users")).toBe("Looked at 0 users so far");
});

test("a list that is full, or looks through nothing, tells nothing of it", () => {
  expect(lookedAt([{ Searched: 1_000 }], { isCutShort: false }, "rows")).toBeUndefined();
  expect(lookedAt([{}], short, "rows")).toBeUndefined();
  expect(lookedAt(undefined, short, "rows")).toBeUndefined();
});
