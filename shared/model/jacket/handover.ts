import * as z from "zod/mini";

/** A list: free words could name a person in the audit. */
export const exportPurpose = z.enum(["DISPATCH", "CREWS", "PLANNING", "COMPARISON"]);
export type ExportPurpose = z.output<typeof exportPurpose>;

export const purposeWords: Readonly<Record<ExportPurpose, string>> = {
  DISPATCH: "For our dispatch system",
  CREWS: "For crews to carry",
  PLANNING: "To plan for emergencies",
  COMPARISON: "To compare with what we have",
};

export const undoMinutes = 10;

export const mostEntriesPerCall = 50;

/** CHANGED: a newer version waits. */
export const markOutcome = z.enum(["MARKED", "CHANGED", "GONE"]);
export type MarkOutcome = z.output<typeof markOutcome>;

/** CHANGED: a newer version waits. NOT_LAST: not the jacket's last mark. */
export const undoOutcome = z.enum(["UNDONE", "TOO_LATE", "CHANGED", "NOT_LAST", "GONE"]);
export type UndoOutcome = z.output<typeof undoOutcome>;

export const recentMark = z.object({
  EntryID: z.string(),
  First: z.string(),
  Last: z.string(),
  MarkedAt: z.string(),
  /** The reader's own, not a colleague's. */
  Own: z.boolean(),
});
