import { expect, test } from "vitest";
import { aCard } from "#shared/testing/aCard.ts";
import { lag, standingMarks } from "./standingMarks.ts";

const mark = (id: string, known = 0) => ({ id, name: "Ada Miller", at: 0, known, byColleague: true });
const row = (ID: string) => ({ key: "first version", entry: aCard({ ID }) });

test("a jacket that stands in a newer list is not told as marked at once: a colleague took the mark back", () => {
  expect(standingMarks([mark("a"), mark("b")], [row("b"), row("c")], lag)).toEqual([mark("a")]);
});

test("a mark is told beside the old row of a list that was read before the mark was known", () => {
  const marks = [mark("a", 60_000)];
  expect(standingMarks(marks, [row("a")], 0)).toEqual(marks);
});

test("a list read within five seconds of a mark may still hold its jacket: the mark is told", () => {
  expect(standingMarks([mark("a", 1)], [row("a")], lag)).toEqual([mark("a", 1)]);
});

test("until the list has come, every mark is told", () => {
  expect(standingMarks([mark("a")], undefined, lag)).toEqual([mark("a")]);
});
