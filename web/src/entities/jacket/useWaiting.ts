import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { countQueues } from "#shared/contract/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { callKey, useCall } from "#web/api/useCall.ts";

type Waiting = ResponseOf<typeof countQueues>[EntryKind];

const pace = 60_000;

const keyOf = (kind: EntryKind) => [...callKey(countQueues), kind];

/**
 * How many entries of a kind wait in the caller's queue: one call counts both every minute, and a screen may
 * know of one since. Undefined until known.
 */
export function useWaiting(kind: EntryKind): Waiting | undefined {
  const counted = useCall(countQueues, {}, { refetchInterval: pace });
  const told = useQuery<Waiting>({ queryKey: keyOf(kind), enabled: false });
  return told.data && told.dataUpdatedAt > counted.dataUpdatedAt ? told.data : counted.data?.[kind];
}

/** For a screen that knows the number before the next count. */
export function useSetWaiting(kind: EntryKind): (waiting: Waiting) => void {
  const cache = useQueryClient();
  // Not in the call's answer: each mark would put the next count off by a minute.
  return useCallback((waiting) => cache.setQueryData(keyOf(kind), waiting), [cache, kind]);
}

/** "12", or "500+" beyond the counted ones; undefined for none. */
export const waitingText = (waiting: Waiting | undefined): string | undefined =>
  waiting && waiting.Count > 0 ? `${waiting.Count}${waiting.More ? "+" : ""}` : undefined;
