import { useEffect, useRef } from "react";
import { useHistoryParams } from "#web/ui/navigation/useHistoryParams.ts";
import { type QueueQuery, readQuery, writeQuery } from "./queueQuery.ts";

/** Keeps the query through a reload and Back. */
export function useQueueQuery(): [QueueQuery, (change: Partial<QueueQuery>) => void] {
  const [params, keep] = useHistoryParams();
  const kept = params.toString();
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  }, [kept]);
  const look = (change: Partial<QueueQuery>) => {
    // A change may come before the last one is rendered, and must not undo it.
    const next = writeQuery(new URLSearchParams(latest.current), change);
    latest.current = next.toString();
    keep(next);
  };
  return [readQuery(params), look];
}
