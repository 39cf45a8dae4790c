import { useRef, useState } from "react";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { useLatest } from "#web/ui/state/useLatest.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { emptyQueueId } from "./EmptyQueue.tsx";
import type { CardHandlers } from "./QueueCard.tsx";
import { useDeferredFocus } from "./useDeferredFocus.ts";
import type { EntryQueueState } from "./useEntryQueue.ts";
import type { QueueRow } from "./useLoadedEntries.ts";

const notLoaded = "The list could not be loaded again. What you see is from before. Please try again.";
const cardOf = (entry: Entry) => document.getElementById(headingIdOf(entry))?.closest("article");
const isInView = ({ entry }: QueueRow): boolean => {
  const card = cardOf(entry);
  return Boolean(card && card.getBoundingClientRect().bottom > 100);
};

export interface Printing {
  readonly opened: readonly PrintedRecord[];
  readonly at: Date;
}

/**
 * `at` is the card after the last marks; `left` tells how many are left after a mark; `isTaken`: a colleague has or
 * marked it.
 */
export function useQueueActions(
  queue: EntryQueueState,
  left: (marked?: number) => string,
  isTaken: (entryId: string) => boolean,
) {
  const [at, setAt] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [printing, setPrinting] = useState<Printing>();
  const focusOn = useDeferredFocus();
  const latest = useLatest({ queue, left, isTaken });

  /** Past taken cards. */
  const leave = (going: readonly QueueRow[], from?: Element | null) => {
    const rows = latest.current.queue.rows ?? [];
    const keys = new Set(going.map(({ key }) => key));
    const stays = ({ key }: QueueRow) => !keys.has(key);
    const following = rows.slice(rows.findLastIndex((row) => !stays(row))).filter(stays);
    const free = following.find((row) => !latest.current.isTaken(row.entry.ID));
    const next = free ?? following[0] ?? rows.findLast(stays);
    setAt(next?.key);
    const [first] = going;
    const heading = first && document.getElementById(headingIdOf(first.entry));
    const left = from ?? heading?.closest("article");
    // The next name and buttons take the last ones' place.
    focusOn(left, [next ? headingIdOf(next.entry) : emptyQueueId], heading?.getBoundingClientRect().top);
  };

  const onAllMarked = (rows: readonly QueueRow[]) => {
    const [first, ...others] = rows;
    if (!first) return;
    const names = others.length > 0 ? `${rows.length} jackets` : fullName(first.entry);
    toast("success", `${names} marked as transfered: ${latest.current.left(rows.length)}`);
    leave(rows, document.activeElement);
    latest.current.queue.mark(rows.map(({ entry }) => entry));
  };

  const handlers = useRef<CardHandlers>({
    onMarked: (row, message) => {
      toast("success", `${message.replace(/[.!\s]+$/, "")}: ${latest.current.left()}`);
      leave([row]);
      latest.current.queue.mark([row.entry]);
    },
    onDismiss: (row) => {
      leave([row]);
      latest.current.queue.drop(row.key, row.entry);
    },
    onNewer: (key, newer) => latest.current.queue.replace(key, newer),
    onPrint: (opened) => setPrinting({ opened, at: new Date() }),
  });

  const onUndone = (entries: readonly Entry[], from: Element | null) => {
    const [first, ...others] = entries;
    if (!first) return;
    latest.current.queue.unmark(entries);
    setAt(first.ID);
    focusOn(from, [headingIdOf(first)]);
    announce(others.length > 0 ? `${entries.length} jackets are waiting again` : `${fullName(first)} is waiting again`);
  };

  const tellFailure = (entries: readonly Entry[] | undefined) => {
    setFailed(!entries);
    if (!entries) toast("error", notLoaded);
    return entries;
  };
  const reload = async (part: "all" | "first") => tellFailure(await latest.current.queue.reload(part));

  const showArrivals = async (part: "all" | "first") => {
    const from = document.activeElement;
    const known = new Set(queue.rows?.map(({ entry }) => entry.ID));
    const entries = await reload(part);
    if (!entries) return;
    const first = entries.find(({ ID }) => !known.has(ID)) ?? entries[0];
    focusOn(from, [...(first ? [headingIdOf(first)] : []), emptyQueueId]);
  };

  const loadAgain = async () => {
    const from = document.activeElement;
    const rows = queue.rows ?? [];
    const place = Math.max(0, rows.findIndex(isInView));
    const entries = await reload("all");
    if (!entries) return;
    const following = [...rows.slice(place), ...rows.slice(0, place).reverse()];
    focusOn(from, [...following.map(({ entry }) => headingIdOf(entry)), emptyQueueId]);
  };

  return {
    at,
    notice: failed ? notLoaded : undefined,
    handlers: handlers.current,
    onAllMarked,
    onUndone,
    showArrivals,
    loadAgain,
    startOver: async () => tellFailure(await latest.current.queue.startOver()),
    printing,
    onPrinted: () => setPrinting(undefined),
  };
}

export type QueueActions = ReturnType<typeof useQueueActions>;
