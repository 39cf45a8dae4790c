import type { Entry, EntryKind } from "#shared/model/entry.ts";
import { useArrivals } from "./useArrivals.ts";
import { type QueueCall, useLoadedEntries } from "./useLoadedEntries.ts";
import { useRecentMarks } from "./useRecentMarks.ts";

/** How many entries wait; `more` says that there are at least so many. */
export interface Waiting {
  readonly count: number;
  readonly more: boolean;
}

/** A queue as its screen shows it: what is loaded, what came since, what was marked, and how many wait. */
export function useEntryQueue(kind: EntryKind, call: QueueCall) {
  const held = useLoadedEntries(call);
  const { list, entries, goneSince, takeOut, putBack, reload } = held;
  const { arrivals, poll, polledTotal } = useArrivals(call, held);
  const { marks, addMark, dropMark } = useRecentMarks(kind);
  const isMarked = ({ ID }: Entry) => marks.some(({ entry }) => entry.ID === ID);

  const countWaiting = (): Waiting => {
    const loaded = entries?.length ?? 0;
    if (polledTotal !== undefined)
      return { count: Math.max(0, polledTotal - goneSince(poll.dataUpdatedAt)), more: false };
    const total = list.data?.pages[0]?.Total;
    if (!list.hasNextPage || total === undefined) return { count: loaded, more: list.hasNextPage };
    return { count: Math.max(loaded, total - goneSince(0)), more: false };
  };

  return {
    list,
    entries,
    waiting: countWaiting(),
    // A poll that was on its way during a mark still has the marked entry.
    arrivals: arrivals.filter((entry) => !isMarked(entry)),
    marks,
    reload,
    mark: (entry: Entry) => {
      takeOut(entry);
      addMark(entry);
    },
    unmark: (entry: Entry) => {
      putBack(entry);
      dropMark(entry);
      void poll.refetch();
    },
  };
}
