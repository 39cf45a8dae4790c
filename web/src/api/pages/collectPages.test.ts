import { expect, test, vi } from "vitest";
import { type CollectedRows, collectPages } from "./collectPages.ts";

const pages = new Map<string | undefined, { rows: number[]; next?: string }>([
  [undefined, { rows: [1, 2], next: "b" }],
  ["b", { rows: [], next: "c" }],
  ["c", { rows: [3] }],
]);
const ask = async (cursor: string | undefined) => pages.get(cursor) ?? { rows: [] };

test("every row comes once, in order, over an empty page, too", async () => {
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  expect(await collectPages({ rows: [] }, { ask, onProgress, signal })).toEqual([1, 2, 3]);
  expect(onProgress).toHaveBeenCalledTimes(3);
});

test("after a failure it goes on with the page that failed", async () => {
  let last: CollectedRows<number> = { rows: [] };
  const onProgress = (collected: CollectedRows<number>) => {
    last = collected;
  };
  const { signal } = new AbortController();
  const failing = async (cursor: string | undefined) => {
    if (cursor === "c") throw new Error("no line");
    return ask(cursor);
  };
  await expect(collectPages(last, { ask: failing, onProgress, signal })).rejects.toThrow("no line");
  expect(last).toEqual({ rows: [1, 2], cursor: "c" });
  expect(await collectPages(last, { ask, onProgress, signal })).toEqual([1, 2, 3]);
});

test("after an abort it requests nothing more and returns nothing", async () => {
  const abort = new AbortController();
  const asked = vi.fn(ask);
  const onProgress = () => abort.abort();
  const { signal } = abort;
  expect(await collectPages({ rows: [] }, { ask: asked, onProgress, signal })).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
});
