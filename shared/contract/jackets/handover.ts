import * as z from "zod/mini";
import { city, state } from "#shared/fields/address.ts";
import { entryId } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { exportFormatId } from "#shared/handover/exportFormatId.ts";
import { entry, entryKind, medicalRecord } from "#shared/model/jacket/entry.ts";
import {
  exportPurpose,
  markOutcome,
  mostEntriesPerCall,
  recentMark,
  undoOutcome,
} from "#shared/model/jacket/handover.ts";
import { call, type Limit } from "../call.ts";
import { listMarksPath } from "../earlyPaths.ts";
import { hour, minute } from "../limits.ts";
import { listNewEntries, markEntry, readMedicalRecord, undoMark } from "./entries.ts";

const entryIds = z.array(entryId).check(z.minLength(1), z.maxLength(mostEntriesPerCall));

/** For cards taken out, on paper or in a file. */
const exportLimits: readonly Limit[] = [
  { by: ["account"], times: 60, seconds: minute },
  { by: ["account"], times: 600, seconds: hour },
];

/**
 * Newest versions, without the text of "Other": those named, or a page of a queue. The audit has whose, purpose and
 * format.
 */
export const exportEntries = call({
  method: "POST",
  path: "/entries/export",
  callers: markEntry.callers,
  uses: [...listNewEntries.uses, "records:put", "records:check"],
  limits: exportLimits,
  request: z
    .strictObject({
      EntryIDs: z.optional(entryIds),
      /** In place of EntryIDs. */
      Kind: z.optional(entryKind),
      ...listNewEntries.request.shape,
      Format: exportFormatId,
      Purpose: exportPurpose,
      /** Whether to add links to the photos, valid for minutes. @default false */
      Photos: z.optional(z.boolean()),
    })
    .check(z.refine(({ EntryIDs, Kind }) => (EntryIDs === undefined) !== (Kind === undefined))),
  response: z.object({
    Entries: z.array(entry),
    /** Absent for none or several. */
    Department: z.optional(z.string()),
    Gone: z.array(z.string()),
    ...nextPage,
  }),
});

/** None when one changed or waits no more. The audit names them, and the families read it. */
export const printEntries = call({
  method: "POST",
  path: "/entries/print",
  callers: readMedicalRecord.callers,
  uses: [...readMedicalRecord.uses, "records:getMany", "records:put", "records:check"],
  limits: exportLimits,
  request: z.strictObject({ EntryIDs: entryIds }),
  response: z.object({
    Printed: z.array(z.object({ EntryID: z.string(), Record: medicalRecord })),
    /** Those with another version, or no longer waiting. */
    Changed: z.array(z.string()),
  }),
});

/** Each on its own. Safe to repeat. */
export const markEntries = call({
  method: "POST",
  path: "/markEntries",
  callers: markEntry.callers,
  uses: markEntry.uses,
  request: z.strictObject({ EntryIDs: entryIds }),
  response: z.object({ Outcomes: z.array(z.object({ EntryID: z.string(), Outcome: markOutcome })) }),
});

/** By the marked EntryIDs, each on its own. Safe to repeat. */
export const undoMarks = call({
  method: "POST",
  path: "/markEntries/undo",
  callers: undoMark.callers,
  uses: undoMark.uses,
  request: z.strictObject({ EntryIDs: entryIds }),
  response: z.object({ Outcomes: z.array(z.object({ EntryID: z.string(), Outcome: undoOutcome })) }),
});

/** Marks of the department that can still be taken back, newest first. */
export const listMarks = call({
  method: "POST",
  path: listMarksPath,
  callers: markEntry.callers,
  uses: ["records:get", "records:getMany", "records:query", "lists:unfiltered", "audit", "readers"],
  request: z.strictObject({ Kind: entryKind, City: z.optional(city), State: z.optional(state), ...page }),
  response: z.object({ Marks: z.array(recentMark), ...nextPage }),
});

/**
 * Colleagues see for two minutes which entries the caller reads or has selected; none lets go of all. Returns theirs,
 * and the newest that they marked within ten minutes.
 */
export const holdEntries = call({
  method: "POST",
  path: "/entries/hold",
  callers: markEntry.callers,
  uses: ["records:put", "records:query"],
  request: z.strictObject({ EntryIDs: z.array(entryId).check(z.maxLength(mostEntriesPerCall)) }),
  response: z.object({ InHand: z.array(z.string()), Marked: z.array(z.string()) }),
});
