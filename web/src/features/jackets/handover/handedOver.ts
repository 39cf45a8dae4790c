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
  /** Of `marked`, by the time of their step: each has its own ten minutes. */
  undoable: z.array(z.object({ at: z.number(), ids })),
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
  undoable: [],
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
    undoable: [...before.undoable, { at: now, ids: marked }],
    changed: [...before.changed, ...those(outcomes, "CHANGED")],
    gone: before.gone + those(outcomes, "GONE").length,
  };
}

/** @param ids exported anew, to be marked from the newer export */
export function afterExport(before: HandedOver, ids: readonly string[]): HandedOver {
  const changed = before.changed.filter((id) => !ids.includes(id));
  return { ...before, changed, again: before.again + before.changed.length - changed.length };
}

/** Undone marks are to be marked again; the others stay, and are not asked for again. */
export function afterUndo(before: HandedOver, asked: readonly string[], undone: readonly string[]): HandedOver {
  return {
    ...before,
    marked: before.marked.filter((id) => !undone.includes(id)),
    undoable: before.undoable.map(({ at, ids }) => ({ at, ids: ids.filter((id) => !asked.includes(id)) })),
    waiting: [...before.waiting, ...undone],
  };
}

const minute = 60_000;

export const undoableOf = ({ undoable }: HandedOver, now: number): readonly string[] =>
  undoable.flatMap(({ at, ids }) => (now < at + undoMinutes * minute ? ids : []));

/** A working day: later the rest is exported again. */
const keptFor = 12 * 60 * minute;

export function isOpen(one: HandedOver, now: number): boolean {
  if (now > one.at + keptFor) return false;
  return one.waiting.length > 0 || one.changed.length > 0 || undoableOf(one, now).length > 0;
}
