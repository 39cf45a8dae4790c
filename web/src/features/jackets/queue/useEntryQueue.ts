import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { countQueues } from "#shared/contract/jackets/entries.ts";
import type { Entry, EntryKind } from "#shared/model/jacket/entry.ts";
import { callKey } from "#web/api/useCall.ts";
import { useQueueCount, useSetQueueCount } from "#web/entities/jacket/useQueueCount.ts";
import { countRequestOf, type QueueCall, type QueueRequest } from "../filter/queueQuery.ts";
import { activityOf, type Move, type QueueActivity } from "./queueActivity.ts";
import { lag, standingMarks } from "./standingMarks.ts";
import { useLoadedEntries } from "./useLoadedEntries.ts";
import { useQueueCounts } from "./useQueueCounts.ts";
import { useRecentMarks } from "./useRecentMarks.ts";

/** For a part of the queue, the mover returned here counts each mark. */
function useMenuCount(
  kind: EntryKind,
  request: QueueRequest,
  activity: QueueActivity | undefined,
): (by: number) => void {
  const set = useSetQueueCount(kind);
  const known = useQueueCount(kind);
  const isWhole = Object.keys(countRequestOf(request)).length === 0;
  const { waiting, moreWaiting } = activity ?? {};
  useEffect(() => {
    if (isWhole && waiting !== undefined) set({ Count: waiting, More: moreWaiting === true });
  }, [isWhole, waiting, moreWaiting, set]);
  return (by) => {
    if (!isWhole && known) set({ ...known, Count: Math.max(0, known.Count + by) });
  };
}

/** Late: the screen has waited so many milliseconds. */
function useThereOrLate(isThere: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isThere, milliseconds]);
  return isThere || isLate;
}

// Milliseconds: earlier marks above the cards would move them.
const patience = 1_000;

const newest = (entries: readonly Entry[]): string =>
  entries
    .map(({ Opened }) => Opened)
    .sort()
    .at(-1) ?? "";

export function useEntryQueue(kind: EntryKind, call: QueueCall, request: QueueRequest, mayMark: boolean) {
  const cache = useQueryClient();
  const held = useLoadedEntries(call, request);
  const { list, loaded, begun } = held;
  const place = countRequestOf(request);
  const recent = useRecentMarks({ kind, place, enabled: mayMark });
  const { own, addMarks, dropMark, askAgain } = recent;
  const hasMarks = useThereOrLate(!recent.isLoading, patience);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const move = (entries: readonly Entry[], by: Move["by"]) => {
    const at = Date.now();
    setMoves((now) => [...now, ...entries.map(({ Opened }) => ({ at, by, opened: Opened }))]);
  };

  const isMarked = ({ ID }: Entry) => own.some(({ id, at }) => id === ID && at > begun - lag);
  const rows = hasMarks ? held.rows?.filter(({ entry }) => !isMarked(entry)) : undefined;

  const newestKnown = (): string => {
    const known = newest(loaded ?? []);
    const hasNewest = !request.Search && (request.Sort === "NEWEST" || !list.hasNextPage);
    const started = new Date(begun).toISOString();
    // The server's time where known: this clock may be wrong.
    return known && (hasNewest || known > started) ? known : started;
  };
  const counts = useQueueCounts({
    kind,
    place,
    begun,
    newestKnown,
    withHands: mayMark,
    enabled: list.isSuccess && !list.isRefetching,
  });
  const after = counts.data?.after;
  const later = after ? (rows ?? []).filter(({ entry }) => entry.Opened > after).length : 0;

  const activity = counts.data && activityOf(counts.data, moves, later);
  const moveMenu = useMenuCount(kind, request, activity);

  return {
    list,
    rows,
    activity,
    counted: counts.data?.last,
    marks: standingMarks(recent.marks, rows, begun),
    reload: held.reload,
    load: held.load,
    /** After many marks or undos. */
    startOver: async () => {
      const entries = await held.reload("first");
      // Without an answer the list has the marked entries.
      if (entries) askAgain();
      return entries;
    },
    replace: held.replace,
    mark: (entries: readonly Entry[]) => {
      addMarks(entries);
      move(entries, -1);
      moveMenu(-entries.length);
    },
    unmark: (entries: readonly Entry[]) => {
      for (const entry of entries) {
        dropMark(entry);
        if (!held.rows?.some((row) => row.entry.ID === entry.ID)) held.bringBack(entry);
      }
      move(entries, 1);
      moveMenu(entries.length);
    },
    /** No longer waiting. */
    drop: (key: string, entry: Entry) => {
      held.drop(key);
      move([entry], -1);
      // Taken out elsewhere, at a time unknown here: the last counts may be without it already.
      void counts.refetch();
      void cache.invalidateQueries({ queryKey: callKey(countQueues) });
    },
  };
}

export type EntryQueueState = ReturnType<typeof useEntryQueue>;
