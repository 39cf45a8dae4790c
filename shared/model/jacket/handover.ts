import * as z from "zod/mini";

/** An export's purpose, from a list: free words could name a person in the audit. */
export const exportPurpose = z.enum(["DISPATCH", "CREWS", "PLANNING", "COMPARISON"]);
export type ExportPurpose = z.output<typeof exportPurpose>;

/** For the screen and the file. */
export const purposeWords: Readonly<Record<ExportPurpose, string>> = {
  DISPATCH: "For our dispatch system",
  CREWS: "For crews to carry",
  PLANNING: "To plan for emergencies",
  COMPARISON: "To compare with what we have",
};

/** The time to take a mark back. */
export const undoMinutes = 10;

/** Entries that one call may name. */
export const mostNamed = 50;

/** Marked by this call or before; a newer version waits; not waiting any more. */
export const markOutcome = z.enum(["MARKED", "CHANGED", "GONE"]);
export type MarkOutcome = z.output<typeof markOutcome>;

/**
 * The entry waits again; the ten minutes are over; a newer version waits; not the jacket's last mark; no such
 * mark.
 */
export const undoOutcome = z.enum(["UNDONE", "TOO_LATE", "CHANGED", "NOT_LAST", "GONE"]);
export type UndoOutcome = z.output<typeof undoOutcome>;

/** A mark of the last ten minutes that can be taken back. */
export const recentMark = z.object({
  EntryID: z.string(),
  First: z.string(),
  Last: z.string(),
  MarkedAt: z.string(),
  /** Whether the reader made it, or a colleague. */
  Own: z.boolean(),
});
