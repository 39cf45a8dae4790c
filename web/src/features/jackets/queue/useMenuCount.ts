import { useEffect } from "react";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { useSetQueueCount } from "#web/entities/jacket/useQueueCount.ts";
import { countRequestOf, type QueueRequest } from "../filter/queueQuery.ts";
import type { QueueActivity } from "./queueActivity.ts";

/** The number moves with each mark. */
export function useMenuCount(
  kind: EntryKind,
  request: QueueRequest,
  activity: QueueActivity | undefined,
): void {
  const set = useSetQueueCount(kind);
  const isWhole = Object.keys(countRequestOf(request)).length === 0;
  const { waiting, moreWaiting } = activity ?? {};
  useEffect(() => {
    if (isWhole && waiting !== undefined) set({ Count: waiting, More: moreWaiting === true });
  }, [isWhole, waiting, moreWaiting, set]);
}
