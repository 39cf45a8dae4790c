import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePages, readSizes, type Source, singlePosition } from "./mergePages.ts";

const positionOf = (row: number) => String(row).padStart(4, "0");

function sourceOf(rows: readonly number[]) {
  const reads: number[] = [];
  const read: Source<number> = async (after, size) => {
    const left = rows.filter((row) => positionOf(row) > after);
    reads.push(Math.min(size, left.length));
    return {
      rows: left.slice(0, size),
      next: size < left.length ? positionOf(left[size - 1] ?? 0) : undefined,
    };
  };
  return { read, reads };
}

interface PageOptions {
  readonly fits?: (row: number) => boolean;
  readonly limit: number;
  readonly most?: number;
}

const isBefore = (one: string, other: string) => one < other;

function pageOf(sources: readonly Source<number>[], asked: PageOptions, after: Parameters<typeof mergePages>[1]) {
  const { fits = () => true, limit } = asked;
  const sizes = readSizes(sources.length, asked);
  return mergePages({ sources, fits, positionOf, isBefore, limit, sizes }, after);
}

/** @param isSingle one position serves all lists */
async function everyPage(lists: readonly (readonly number[])[], asked: PageOptions, isSingle = false) {
  const sources = lists.map(sourceOf);
  const pages: number[][] = [];
  let after: Parameters<typeof mergePages>[1] = "";
  let searched = 0;
  for (;;) {
    const page = await pageOf(
      sources.map(({ read }) => read),
      asked,
      after,
    );
    pages.push(page.rows);
    searched += page.searched;
    const last = page.rows.at(-1);
    const next = isSingle ? singlePosition(page.next, last === undefined ? "" : positionOf(last)) : page.next;
    if (next === undefined) return { pages, searched, reads: sources.flatMap(({ reads }) => reads) };
    expect(next).not.toEqual(after);
    after = next;
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

test("however rows are spread over the lists, all pages together have those that fit, once and in order", async () => {
  const spread = fc.array(fc.nat(3), { minLength: 1, maxLength: 150, size: "max" });
  await fc.assert(
    fc.asyncProperty(
      ...([spread, fc.integer({ min: 1, max: 9 }), fc.option(fc.integer({ min: 4, max: 60 }))] as const),
      fc.integer({ min: 1, max: 7 }),
      async (lists, limit, most, nth) => {
        const rows = upTo(lists.length);
        const of = [0, 1, 2, 3].map((list) => rows.filter((_row, at) => lists[at] === list));
        const fits = (row: number) => row % nth === 0;
        const { pages, searched } = await everyPage(of, { fits, limit, ...(most ? { most } : {}) });
        expect(pages.flat()).toEqual(rows.filter(fits));
        expect(searched).toBe(rows.length);
        expect(pages.every(({ length }) => length <= limit)).toBe(true);
        const single = await everyPage(of, { fits, limit, ...(most ? { most } : {}) }, true);
        expect(single.pages.flat()).toEqual(rows.filter(fits));
      },
    ),
    { numRuns: 200 },
  );
});

test("a long list in which nothing fits hides no row of a short one behind it", async () => {
  const lists = [upTo(1_000), [2_000, 2_001]];
  const { pages } = await everyPage(lists, { fits: (row) => row >= 2_000, limit: 5, most: 100 }, true);
  expect(pages.flat()).toEqual([2_000, 2_001]);
});

test("a search for what is not there reads each row once, and looks at no more than it may for a page", async () => {
  const lists = [0, 1, 2, 3].map((list) => upTo(2_000).filter((row) => row % 4 === list));
  const { pages, reads } = await everyPage(lists, { fits: () => false, limit: 50, most: 600 });
  expect(pages).toHaveLength(4);
  expect(sum(reads)).toBe(2_000);
  expect(reads.length).toBeLessThanOrEqual(4 * 4 * 2);
});

test("a full page of a list in four shards takes one read of each, of half as many rows as four whole pages", async () => {
  const lists = [0, 1, 2, 3].map((list) => upTo(2_000).filter((row) => row % 4 === list));
  const sources = lists.map(sourceOf);
  const { rows } = await pageOf(
    sources.map(({ read }) => read),
    { limit: 50 },
    "",
  );
  expect(rows).toEqual(upTo(50));
  const reads = sources.flatMap((source) => source.reads);
  expect(reads).toHaveLength(4);
  expect(sum(reads)).toBeLessThanOrEqual((4 * 51) / 2);
});

test("a page is full even where one list has all of its rows", async () => {
  const sources = [upTo(300), [], [400], [401]].map(sourceOf);
  const { rows, next } = await pageOf(
    sources.map(({ read }) => read),
    { limit: 50 },
    "",
  );
  expect(rows).toEqual(upTo(50));
  expect(next).toBeDefined();
});
