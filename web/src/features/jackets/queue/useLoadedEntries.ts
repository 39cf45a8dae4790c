import {
  type InfiniteData,
  onlineManager,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { onDemand, useCallPages } from "#web/api/pages/useCallPages.ts";
import { callKey } from "#web/api/useCall.ts";
import { waitWhileOnline } from "#web/api/waitWhileOnline.ts";
import type { QueueCall, QueueRequest } from "../filter/queueQuery.ts";
import { orderByHousehold } from "../household/groupHouseholds.ts";

/** An entry's newer version keeps the key. */
export interface QueueRow {
  readonly key: string;
  readonly entry: Entry;
}

interface Overlay {
  /** By row key. */
  readonly newer: Readonly<Record<string, Entry>>;
  /** Keys of rows no longer waiting. */
  readonly dropped: readonly string[];
  /** Returned entries of no loaded page; they stand first. */
  readonly back: readonly Entry[];
}

const nothing: Overlay = { newer: {}, dropped: [], back: [] };

function rowsOf(loaded: readonly Entry[], { newer, dropped, back }: Overlay): readonly QueueRow[] {
  const keys = new Set(loaded.map(({ ID }) => ID));
  return [...back.filter(({ ID }) => !keys.has(ID)), ...loaded]
    .map((entry) => ({ key: entry.ID, entry: newer[entry.ID] ?? entry }))
    .filter(({ key }) => !dropped.includes(key));
}

type Pages = InfiniteData<ResponseOf<QueueCall>, string | undefined>;

const firstPage = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

interface Reading {
  readonly queryKey: QueryKey;
  readonly part: "all" | "first";
  readonly refetch: () => Promise<{ readonly isError: boolean; readonly data: Pages | undefined }>;
}

/** Undefined after a failure, and without a network, where nothing is read later: the list would move without a press. */
export async function readAgain(cache: QueryClient, { queryKey, part, refetch }: Reading): Promise<Pages | undefined> {
  if (!onlineManager.isOnline()) return undefined;
  if (part === "first") cache.setQueriesData<Pages>({ queryKey }, (data) => data && firstPage(data));
  const answer = await waitWhileOnline(refetch());
  if (!answer) await cache.cancelQueries({ queryKey });
  return answer?.isError ? undefined : answer?.data;
}

/** `rows` is undefined while the first page loads. */
export function useLoadedEntries(call: QueueCall, request: QueueRequest) {
  const cache = useQueryClient();
  // The list must not move under a reader, and medical data is not cached beyond the screen.
  const list = useCallPages(call, request, onDemand);
  const [{ load, begun }, setLoad] = useState(() => ({ load: 1, begun: Date.now() }));
  const [overlay, setOverlay] = useState(nothing);
  const loaded = list.data?.pages.flatMap(({ entries }) => orderByHousehold(entries));

  return {
    list,
    loaded,
    rows: loaded && rowsOf(loaded, overlay),
    load,
    begun,
    replace: (key: string, newer: Entry) => setOverlay((now) => ({ ...now, newer: { ...now.newer, [key]: newer } })),
    drop: (key: string) => setOverlay((now) => ({ ...now, dropped: [...now.dropped, key] })),
    bringBack: (entry: Entry) => setOverlay((now) => ({ ...now, back: [entry, ...now.back] })),
    /** Undefined where the list is still the last one. */
    reload: async (part: Reading["part"]): Promise<readonly Entry[] | undefined> => {
      const start = Date.now();
      const data = await readAgain(cache, { queryKey: callKey(call, request), part, refetch: list.refetch });
      if (!data) return undefined;
      setLoad(({ load: last }) => ({ load: last + 1, begun: start }));
      setOverlay(nothing);
      return data.pages.flatMap(({ entries }) => entries);
    },
  };
}
