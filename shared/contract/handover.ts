import * as z from "zod/mini";
import { city, state } from "#shared/fields/address.ts";
import { entryId } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { exportFormatId } from "#shared/handover/exportFormatId.ts";
import { entry, entryKind, medicalRecord } from "#shared/model/jacket/entry.ts";
import {
  exportPurpose,
  markOutcome,
  mostNamed,
  recentMark,
  undoOutcome,
} from "#shared/model/jacket/handover.ts";
import { call, type Limit } from "./call.ts";
import { listNewEntries, markEntry, readMedicalRecord, undoMark } from "./entries.ts";
import { hour, minute } from "./limits.ts";

const named = z.array(entryId).check(z.minLength(1), z.maxLength(mostNamed));

/** How often an account takes cards out, on paper or in a file. */
const takenOut: readonly Limit[] = [
  { by: ["account"], times: 60, seconds: minute },
  { by: ["account"], times: 600, seconds: hour },
];

/** What the export of a queue is narrowed to, as its list is. */
const waiting = listNewEntries.request.shape;

/**
 * Cards to be taken into another system, in their newest versions and without the text of "Other": those that are named,
 * or a page of those of a kind that wait. The audit says what for, in which format, and whose.
 */
export const exportEntries = call({
  method: "POST",
  path: "/entries/export",
  callers: markEntry.callers,
  uses: [...listNewEntries.uses, "records:put", "records:check"],
  limits: takenOut,
  request: z
    .strictObject({
      EntryIDs: z.optional(named),
      /** In place of EntryIDs: the queue of which a page is exported. */
      Kind: z.optional(entryKind),
      ...waiting,
      Format: exportFormatId,
      Purpose: exportPurpose,
      /** Whether addresses of the photos come along, for some minutes. @default false */
      Photos: z.optional(z.boolean()),
    })
    .check(z.refine(({ EntryIDs, Kind }) => (EntryIDs === undefined) !== (Kind === undefined))),
  response: z.object({
    Entries: z.array(entry),
    /** The name of the department for which they wait; absent where there is none of them, or several. */
    Department: z.optional(z.string()),
    /** Those of EntryIDs that are not waiting any more. */
    Gone: z.array(z.string()),
    ...nextPage,
  }),
});

/**
 * The medical records of cards that are printed: of all or, when one changed or waits no more, of none. The audit says
 * whose were printed and how many, and the families read it.
 */
export const printEntries = call({
  method: "POST",
  path: "/entries/print",
  callers: readMedicalRecord.callers,
  uses: [...readMedicalRecord.uses, "records:getMany", "records:put", "records:check"],
  limits: takenOut,
  request: z.strictObject({ EntryIDs: named }),
  response: z.object({
    Printed: z.array(z.object({ EntryID: z.string(), Record: medicalRecord })),
    /** Those of EntryIDs that have another version now, or are not waiting any more. */
    Changed: z.array(z.string()),
  }),
});

/** Marks several entries, each on its own: one that changed keeps no other from being marked. Safe to repeat. */
export const markEntries = call({
  method: "POST",
  path: "/markEntries",
  callers: markEntry.callers,
  uses: markEntry.uses,
  request: z.strictObject({ EntryIDs: named }),
  response: z.object({ Outcomes: z.array(z.object({ EntryID: z.string(), Outcome: markOutcome })) }),
});

/** Takes several marks back, each on its own, by the EntryIDs that were marked. Safe to repeat. */
export const undoMarks = call({
  method: "POST",
  path: "/markEntries/undo",
  callers: undoMark.callers,
  uses: undoMark.uses,
  request: z.strictObject({ EntryIDs: named }),
  response: z.object({ Outcomes: z.array(z.object({ EntryID: z.string(), Outcome: undoOutcome })) }),
});

/** The marks of the last ten minutes that can be taken back, of any colleague of the department, the newest first. */
export const listMarks = call({
  method: "POST",
  path: "/markEntries/recent",
  callers: markEntry.callers,
  uses: ["records:get", "records:getMany", "records:query", "lists:unfiltered", "audit", "readers"],
  request: z.strictObject({ Kind: entryKind, City: z.optional(city), State: z.optional(state), ...page }),
  response: z.object({ Marks: z.array(recentMark), ...nextPage }),
});

/**
 * Tells colleagues for two minutes which entries the caller reads or has selected; none lets go of all. Returns those
 * that colleagues have, and the newest of those that they marked within ten minutes.
 */
export const holdEntries = call({
  method: "POST",
  path: "/entries/hold",
  callers: markEntry.callers,
  uses: ["records:put", "records:query"],
  request: z.strictObject({ EntryIDs: z.array(entryId).check(z.maxLength(mostNamed)) }),
  response: z.object({ InHand: z.array(z.string()), Marked: z.array(z.string()) }),
});
