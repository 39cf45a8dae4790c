import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { countEntries } from "#shared/contract/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { callKey, useCall } from "#web/api/useCall.ts";

type Waiting = ResponseOf<typeof countEntries>;

const pace = 60_000;

/** How many entries of a kind wait in the caller's own queue, counted every minute; undefined until it is known. */
export const useWaiting = (Kind: EntryKind): Waiting | undefined =>
  useCall(countEntries, { Kind }, { refetchInterval: pace }).data;

const sameAs = (one: Waiting | undefined, { Count, More }: Waiting): boolean =>
  one?.Count === Count && one.More === More;

function write(cache: QueryClient, Kind: EntryKind, waiting: Waiting): void {
  const key = callKey(countEntries, { Kind });
  if (!sameAs(cache.getQueryData<Waiting>(key), waiting)) cache.setQueryData(key, waiting);
}

/** For a screen that knows the number before the next count. */
export function useSetWaiting(kind: EntryKind): (waiting: Waiting) => void {
  const cache = useQueryClient();
  return useCallback((waiting) => write(cache, kind, waiting), [cache, kind]);
}

/** "12", or "500+" where there are more than are counted; undefined for none. */
export const waitingText = (waiting: Waiting | undefined): string | undefined =>
  waiting && waiting.Count > 0 ? `${waiting.Count}${waiting.More ? "+" : ""}` : undefined;
