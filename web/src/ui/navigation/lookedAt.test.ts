import { expect, test } from "vitest";
import { lookedAt } from "./lookedAt.ts";

test("a search tells how many rows all of its pages looked at; a list without one tells nothing", () => {
  expect(lookedAt([{ Searched: 1_000, NextCursor: "a" }, { Searched: 800 }], "rows")).toBe(
    "Looked at 1,800 rows so far",
  );
  expect(lookedAt([{ Searched: 0 }], "users")).toBe("Looked at 0 users so far");
  expect(lookedAt([{ NextCursor: "a" }], "rows")).toBeUndefined();
  expect(lookedAt(undefined, "rows")).toBeUndefined();
});
