import type { QueueRow } from "./useLoadedEntries.ts";
import type { Mark } from "./useRecentMarks.ts";

// Milliseconds: an index over all cities may still hold a marked entry.
export const lag = 5_000;

/** Without those a colleague took back: a list asked for (`begun`) after the mark was known has their entry again. */
export function standingMarks(marks: readonly Mark[], rows: readonly QueueRow[] = [], begun: number): readonly Mark[] {
  const waiting = new Set(rows.map(({ entry }) => entry.ID));
  return marks.filter(({ id, known }) => !waiting.has(id) || known > begun - lag);
}
