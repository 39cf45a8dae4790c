import { expect, test } from "vitest";
import { Tally } from "./Tally.ts";

test("a check that throws is counted and named, and the next one still runs", async () => {
  const tally = new Tally();
  await tally.check("first", () => {
    throw new Error("it leaked");
  });
  await tally.check("second", () => undefined);
  expect(tally.sum("nothing leaks")).toMatchObject({ tried: 2, failed: 1, failures: ["first: it leaked"] });
});

test("failures beyond the first twenty are counted", () => {
  const tally = new Tally();
  for (let at = 0; at < 25; at += 1) tally.count(`check ${at}`, ["wrong"]);
  expect(tally.wrong).toHaveLength(21);
  expect(tally.wrong.at(-1)).toBe("and 5 more");
});

test("a figure keeps its sum or its largest value", () => {
  const tally = new Tally();
  for (const value of [3, 9, 4]) {
    tally.add("sum", value);
    tally.largest("largest", value);
  }
  expect(tally.sum("").figures).toEqual({ sum: 16, largest: 9 });
});
