import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { countQueues } from "#shared/contract/jackets/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { callKey, useCall } from "#web/api/useCall.ts";

type QueueCount = ResponseOf<typeof countQueues>[EntryKind];

const pace = 60_000;

const keyOf = (kind: EntryKind) => [...callKey(countQueues), kind];

/** One call counts both queues every minute, and a screen may know of one since. Undefined until known. */
export function useQueueCount(kind: EntryKind): QueueCount | undefined {
  const counted = useCall(countQueues, {}, { refetchInterval: pace });
  const newer = useQuery<QueueCount>({ queryKey: keyOf(kind), enabled: false });
  return newer.data && newer.dataUpdatedAt > counted.dataUpdatedAt ? newer.data : counted.data?.[kind];
}

export function useSetQueueCount(kind: EntryKind): (waiting: QueueCount) => void {
  const cache = useQueryClient();
  // As the call's answer it would delay the next count by a minute at each mark.
  return useCallback((waiting) => cache.setQueryData(keyOf(kind), waiting), [cache, kind]);
}

/** "12", or "500+" beyond the counted ones. */
export const waitingText = (waiting: QueueCount | undefined): string | undefined =>
  waiting && waiting.Count > 0 ? `${waiting.Count}${waiting.More ? "+" : ""}` : undefined;
