import type { QueueRow } from "./useLoadedEntries.ts";
import type { Mark } from "./useRecentMarks.ts";

/** Without those a colleague took back: their entry is listed again. */
export function standingMarks(marks: readonly Mark[], rows: readonly QueueRow[] = []): readonly Mark[] {
  const waiting = new Set(rows.map(({ entry }) => entry.ID));
  return marks.filter(({ id }) => !waiting.has(id));
}
