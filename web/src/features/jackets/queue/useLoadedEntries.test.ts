import { type InfiniteData, InfiniteQueryObserver, onlineManager, QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { aCard } from "#shared/testing/aCard.ts";
import { readAgain } from "./useLoadedEntries.ts";

type Page = { entries: ReturnType<typeof aCard>[]; NextCursor?: string };

type Cursor = string | undefined;

/** A loaded list of two pages, the number of its readings, and what the next ones wait for. */
async function aList() {
  const cache = new QueryClient();
  const state = { readings: 0, held: Promise.resolve() };
  const queryKey = ["queue"];
  const list = new InfiniteQueryObserver<Page, Error, InfiniteData<Page, Cursor>, string[], Cursor>(cache, {
    queryKey,
    queryFn: async ({ pageParam }): Promise<Page> => {
      state.readings += 1;
      await state.held;
      return { entries: [aCard({ ID: `${state.readings}` })], ...(pageParam ? {} : { NextCursor: "next" }) };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ NextCursor }) => NextCursor,
  });
  onTestFinished(list.subscribe(() => {}));
  onTestFinished(() => onlineManager.setOnline(true));
  await list.refetch();
  await list.fetchNextPage();
  const shown = () => list.getCurrentResult().data?.pages.flatMap(({ entries }) => entries.map(({ ID }) => ID));
  return { cache, state, list, shown, reading: { queryKey, refetch: () => list.refetch() } };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test("a list is read again in whole, or its first page alone", async () => {
  const { cache, shown, reading } = await aList();
  expect(await readAgain(cache, { ...reading, part: "all" })).toMatchObject({ pages: [{}, {}] });
  expect(shown()).toHaveLength(2);
  expect(await readAgain(cache, { ...reading, part: "first" })).toMatchObject({ pages: [{}] });
  expect(shown()).toHaveLength(1);
});

test("without a network the list stays whole, and is not read once the network is back", async () => {
  const { cache, shown, reading } = await aList();
  const before = shown();
  onlineManager.setOnline(false);
  expect(await readAgain(cache, { ...reading, part: "first" })).toBeUndefined();
  onlineManager.setOnline(true);
  await settle();
  expect(shown()).toEqual(before);
});

test("a network that goes during the reading ends it: an answer that comes later moves nothing", async () => {
  const { cache, state, list, shown, reading } = await aList();
  const before = shown();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  state.held = promise;
  const again = readAgain(cache, { ...reading, part: "all" });
  await settle();
  onlineManager.setOnline(false);
  expect(await again).toBeUndefined();
  expect(list.getCurrentResult().isRefetching).toBe(false);
  onlineManager.setOnline(true);
  answer();
  await settle();
  expect(shown()).toEqual(before);
});
