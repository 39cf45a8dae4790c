import * as z from "zod/mini";
import { entryKind } from "#shared/model/jacket/entry.ts";
import { type MarkOutcome, undoMinutes } from "#shared/model/jacket/handover.ts";

const ids = z.array(z.string());

/** Kept through a reload: ids only, no names. */
export const handedOver = z.object({
  /** Milliseconds since 1970; names the export. */
  at: z.number(),
  kind: entryKind,
  /** The EntryIDs still to be marked. */
  waiting: ids,
  marked: ids,
  /** The time of the last marks; 0 without marks. */
  markedAt: z.number(),
  /** Changed since the export, and still waiting. */
  changed: ids,
  /** The number of changed ones in a newer export. */
  again: z.number(),
  /** The number no longer waiting. */
  gone: z.number(),
});
export type HandedOver = z.output<typeof handedOver>;

export const newHandover = (from: Pick<HandedOver, "kind" | "waiting">, at: number): HandedOver => ({
  ...from,
  at,
  marked: [],
  markedAt: 0,
  changed: [],
  again: 0,
  gone: 0,
});

interface Outcome<Word> {
  readonly EntryID: string;
  readonly Outcome: Word;
}

const those = <Word>(outcomes: readonly Outcome<Word>[], word: Word): string[] =>
  outcomes.filter(({ Outcome }) => Outcome === word).map(({ EntryID }) => EntryID);

export function afterMarks(before: HandedOver, outcomes: readonly Outcome<MarkOutcome>[], now: number): HandedOver {
  const told = new Set(outcomes.map(({ EntryID }) => EntryID));
  const marked = those(outcomes, "MARKED");
  return {
    ...before,
    waiting: before.waiting.filter((id) => !told.has(id)),
    marked: [...before.marked, ...marked],
    // Each has its own ten minutes: a hand-over may go on long after its first marks.
    markedAt: marked.length > 0 ? now : before.markedAt,
    changed: [...before.changed, ...those(outcomes, "CHANGED")],
    gone: before.gone + those(outcomes, "GONE").length,
  };
}

/** @param ids exported anew, to be marked from the newer export */
export function afterExport(before: HandedOver, ids: readonly string[]): HandedOver {
  const changed = before.changed.filter((id) => !ids.includes(id));
  return { ...before, changed, again: before.again + before.changed.length - changed.length };
}

/** Undone marks are to be marked again. */
export function afterUndo(before: HandedOver, asked: readonly string[], undone: readonly string[]): HandedOver {
  const marked = before.marked.filter((id) => !asked.includes(id));
  return {
    ...before,
    marked,
    markedAt: marked.length > 0 ? before.markedAt : 0,
    waiting: [...before.waiting, ...undone],
  };
}

const minute = 60_000;

export const mayUndo = ({ marked, markedAt }: HandedOver, now: number): boolean =>
  marked.length > 0 && now < markedAt + undoMinutes * minute;

/** A working day: later the rest is exported again. */
const keptFor = 12 * 60 * minute;

export function isOpen(one: HandedOver, now: number): boolean {
  if (now > one.at + keptFor) return false;
  return one.waiting.length > 0 || one.changed.length > 0 || mayUndo(one, now);
}
