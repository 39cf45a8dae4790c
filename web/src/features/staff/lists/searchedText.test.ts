import { expect, test } from "vitest";
import { searchedText } from "./searchedText.ts";

const short = { isCutShort: true };

test("a search that was left before it was full tells how many rows all of its pages looked at", () => {
  expect(searchedText([{ Searched: 1_000 }, { Searched: 800 }], short, "rows")).toBe("Looked at 1,800 rows so far");
  expect(searchedText([{ Searched: 0 }], short, "users")).toBe("Looked at 0 users so far");
});

test("a list that is full, or looks through nothing, tells nothing of it", () => {
  expect(searchedText([{ Searched: 1_000 }], { isCutShort: false }, "rows")).toBeUndefined();
  expect(searchedText([{}], short, "rows")).toBeUndefined();
  expect(searchedText(undefined, short, "rows")).toBeUndefined();
});
