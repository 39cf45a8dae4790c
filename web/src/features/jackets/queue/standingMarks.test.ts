import { expect, test } from "vitest";
import { aCard } from "#shared/testing/aCard.ts";
import { standingMarks } from "./standingMarks.ts";

const mark = (id: string) => ({ id, name: "Ada Miller", at: 0, byColleague: false });
const row = (ID: string) => ({ key: "first version", entry: aCard({ ID }) });

test("a jacket that stands in the list is not told as marked at once: a colleague took the mark back", () => {
  expect(standingMarks([mark("a"), mark("b")], [row("b"), row("c")])).toEqual([mark("a")]);
});

test("until the list has come, every mark is told", () => {
  expect(standingMarks([mark("a")], undefined)).toEqual([mark("a")]);
});
