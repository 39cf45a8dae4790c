import { expect, test, vi } from "vitest";
import { pageThrough } from "./pageThrough.ts";

const read = vi.fn(async (after: string) => {
  const first = Number(after) + 1;
  const rows = Array.from({ length: 5 }, (_, at) => first + at).filter((row) => row <= 20);
  return { rows, next: first + 5 <= 20 ? String(first + 4) : undefined };
});

const pageOf = (fits: (row: number) => boolean, after: string | undefined, mostReads = 10) =>
  pageThrough({ read, fits, positionOf: String, limit: 3, mostReads }, after);

test("pages hold the rows that fit, each once, until the end", async () => {
  const isEven = (row: number) => row % 2 === 0;
  expect(await pageOf(isEven, "0")).toEqual({ rows: [2, 4, 6], next: "6", searched: 6 });
  expect(await pageOf(isEven, "6")).toEqual({ rows: [8, 10, 12], next: "12", searched: 6 });
  expect(await pageOf(isEven, "12")).toEqual({ rows: [14, 16, 18], next: "18", searched: 6 });
  expect(await pageOf(isEven, "18")).toEqual({ rows: [20], next: undefined, searched: 2 });
});

test("a page that reads too often is short, and the next one goes on from there", async () => {
  const isLast = (row: number) => row === 20;
  read.mockClear();
  expect(await pageOf(isLast, "0", 2)).toEqual({ rows: [], next: "10", searched: 10 });
  expect(read).toHaveBeenCalledTimes(2);
  expect(await pageOf(isLast, "10", 2)).toEqual({ rows: [20], next: undefined, searched: 10 });
});

test("without a position nothing is read", async () => {
  read.mockClear();
  expect(await pageOf(() => true, undefined)).toEqual({ rows: [], next: undefined, searched: 0 });
  expect(read).not.toHaveBeenCalled();
});
