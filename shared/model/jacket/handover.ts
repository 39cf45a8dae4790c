import * as z from "zod/mini";

/** What an export is for. A short list: words of the exporter's own could name a person in the audit. */
export const exportPurpose = z.enum(["DISPATCH", "CREWS", "PLANNING", "COMPARISON"]);
export type ExportPurpose = z.output<typeof exportPurpose>;

/** How a purpose is said, on the screen and in the file. */
export const purposeWords: Readonly<Record<ExportPurpose, string>> = {
  DISPATCH: "For our dispatch system",
  CREWS: "For crews to carry",
  PLANNING: "To plan for emergencies",
  COMPARISON: "To compare with what we have",
};

/** For how long a mark can be taken back. */
export const undoMinutes = 10;

/** How many entries one call takes by name. */
export const mostNamed = 50;

/**
 * What became of an entry that was to be marked: it is marked, by this call or before; it has a newer version, which
 * waits; it is not waiting any more.
 */
export const markOutcome = z.enum(["MARKED", "CHANGED", "GONE"]);
export type MarkOutcome = z.output<typeof markOutcome>;

/**
 * What became of a mark that was to be taken back: the entry waits again; the ten minutes are over; a newer version
 * waits already; only the last mark of a jacket can be taken back; there is no such mark.
 */
export const undoOutcome = z.enum(["UNDONE", "TOO_LATE", "CHANGED", "NOT_LAST", "GONE"]);
export type UndoOutcome = z.output<typeof undoOutcome>;

/** A mark of the last ten minutes that can be taken back. */
export const recentMark = z.object({
  EntryID: z.string(),
  First: z.string(),
  Last: z.string(),
  MarkedAt: z.string(),
  /** Whether the reader made it; otherwise a colleague did. */
  Own: z.boolean(),
});
