import { useEffect, useRef, useState } from "react";
import type { Entry } from "#shared/model/entry.ts";
import { announce } from "#web/ui/announce.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { headingIdOf } from "./headingIdOf.ts";
import { nothingHereId } from "./NothingHere.tsx";
import { isSameJacket } from "./queueWords.ts";
import type { useEntryQueue } from "./useEntryQueue.ts";
import { useFocusLater } from "./useFocusLater.ts";

const nameOf = ({ First, Last }: Entry): string => `${First} ${Last}`;

/** The newest value, for what runs when an answer comes: meanwhile other entries may have been marked. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * What happens to a queue's screen when an entry is marked, taken back or out of date: where the focus goes,
 * what is said, and before which card (`at`) the marks and the notice stand.
 */
export function useQueueActions(
  queue: ReturnType<typeof useEntryQueue>,
  shown: readonly Entry[],
  clearFilter: () => void,
) {
  const [{ at, notice }, setPlace] = useState<{ at?: string | undefined; notice?: string }>({});
  const focusOn = useFocusLater();
  const latest = useLatest({ queue, shown });
  const goTo = (entry: Entry | undefined) => focusOn(entry ? headingIdOf(entry) : nothingHereId);

  const onMarked = (entry: Entry, message: string) => {
    const { shown: cards, queue: now } = latest.current;
    const index = cards.findIndex(({ ID }) => ID === entry.ID);
    const next = cards[index + 1] ?? cards[index - 1];
    const { count, more } = now.waiting;
    toast("success", `${message.replace(/[.!\s]+$/, "")}: ${Math.max(0, count - 1)}${more ? "+" : ""} left`);
    now.mark(entry);
    setPlace({ at: next?.ID });
    goTo(next);
  };

  const onOutdated = async (entry: Entry, message: string) => {
    const index = latest.current.shown.findIndex(({ ID }) => ID === entry.ID);
    const entries = await queue.reload();
    if (!entries) return;
    const next = entries.find((other) => isSameJacket(other, entry)) ?? entries[index] ?? entries.at(-1);
    setPlace({ at: next?.ID, notice: `${nameOf(entry)}: ${message} We have loaded the list again.` });
    goTo(next);
  };

  const onUndone = (entry: Entry) => {
    const { queue: now, shown: cards } = latest.current;
    const isLoaded = now.list.data?.pages.some(({ entries }) => entries.some(({ ID }) => ID === entry.ID));
    now.unmark(entry);
    if (!cards.some(({ ID }) => ID === entry.ID)) clearFilter();
    if (!isLoaded) void now.reload();
    setPlace({ at: entry.ID });
    goTo(entry);
    announce(`${nameOf(entry)} is waiting again`);
  };

  const showArrivals = async () => {
    const [first] = queue.arrivals;
    const entries = await queue.reload();
    if (!entries) return toast("error", "The new jackets could not be loaded. Please try again.");
    clearFilter();
    setPlace(({ at: place }) => ({ at: place }));
    goTo(entries.find(({ ID }) => ID === first?.ID) ?? entries.at(-1));
  };

  return { at, notice, onMarked, onOutdated, onUndone, showArrivals };
}
