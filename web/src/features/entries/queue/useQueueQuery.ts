import { useEffect, useRef } from "react";
import { useHistoryParams } from "#web/ui/navigation/useHistoryParams.ts";
import { type QueueQuery, readQuery, writeQuery } from "./queueQuery.ts";

/** What the screen looks for; a reload and the way back have it again. */
export function useQueueQuery(): [QueueQuery, (change: Partial<QueueQuery>) => void] {
  const [params, keep] = useHistoryParams();
  const kept = params.toString();
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  }, [kept]);
  const look = (change: Partial<QueueQuery>) => {
    // A change may come before the one before it is drawn, and must not take that back.
    const next = writeQuery(new URLSearchParams(latest.current), change);
    latest.current = next.toString();
    keep(next);
  };
  return [readQuery(params), look];
}
