import * as z from "zod/mini";
import { city, state, zip } from "#shared/fields/address.ts";
import { entryId, reportId } from "#shared/fields/ids.ts";
import { nextPage, page, searchedPage } from "#shared/fields/paging.ts";
import { type EntryKind, entry, entryKind, entryOrder, medicalRecord } from "#shared/model/jacket/entry.ts";
import { explainIt, isExplained, report, reportFields } from "#shared/model/jacket/report.ts";
import type { Role } from "#shared/model/role.ts";
import { call, type ScheduledEvent } from "./call.ts";

const readers = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const satisfies Role[];
const markers = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN"] as const satisfies Role[];

/** Narrows the list to a place. MOD and MASTER MOD always get their own city. */
const place = { City: z.optional(city), State: z.optional(state), Zip: z.optional(zip) };

const filter = {
  ...place,
  /**
   * Each word must begin a word of the name, street, city or zip, however an address is spelled, or of a need
   * ("wheelchair"). Also a phone number, or the number of a jacket.
   */
  Search: z.optional(z.string().check(z.maxLength(100))),
  /** @default "OLDEST" */
  Sort: z.optional(entryOrder),
  ...page,
};
/** A page can be short, or empty with a NextCursor, when few entries match a search. countEntries returns how many wait. */
const list = z.object({ entries: z.array(entry), ...searchedPage });

export const listNewEntries = call({
  method: "POST",
  path: "/listNewEntries",
  callers: readers,
  uses: [
    "records:get",
    "records:getMany",
    "records:query",
    "lists:unfiltered",
    "photos:read",
    "audit",
    "readers",
  ],
  request: z.strictObject(filter),
  response: list,
});

export const listUpdatedEntries = call({
  method: "POST",
  path: "/listUpdatedEntries",
  callers: readers,
  uses: [
    "records:get",
    "records:getMany",
    "records:query",
    "lists:unfiltered",
    "photos:read",
    "audit",
    "readers",
  ],
  request: z.strictObject(filter),
  response: list,
});

/** How many wait. `More`: there are at least `Count`. */
const counted = { Count: z.number(), More: z.boolean() };

/** Counts the entries of a queue. It shows no record, so screens can ask often. */
export const countEntries = call({
  method: "POST",
  path: "/entries/count",
  callers: readers,
  uses: ["records:get", "records:query", "lists:unfiltered"],
  request: z.strictObject({
    ...place,
    Kind: entryKind,
    /** The answer then counts those that were opened after this moment, too. */
    LaterThan: z.optional(z.iso.datetime()),
    /** Whether the answer names the entries that colleagues read or have selected. @default false */
    InHand: z.optional(z.boolean()),
  }),
  response: z.object({
    ...counted,
    Later: z.optional(z.object(counted)),
    /** Where it was asked for, unless the count is over all departments. */
    InHand: z.optional(z.array(z.string())),
  }),
});

/** Counts both queues of the caller, for the menu of every screen. It shows no record. */
export const countQueues = call({
  method: "POST",
  path: "/queues/count",
  callers: readers,
  uses: ["records:query", "lists:unfiltered"],
  request: z.strictObject({}),
  response: z.object({ NEW: z.object(counted), UPDATED: z.object(counted) } satisfies Record<
    EntryKind,
    unknown
  >),
});

/** One entry as it is now; EntryID may name an older version. */
export const readEntry = call({
  method: "POST",
  path: "/entry",
  callers: readers,
  uses: ["records:get", "records:getMany", "photos:read", "audit", "readers"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Entry: entry }),
});

export const markEntry = call({
  method: "POST",
  path: "/markEntry",
  callers: markers,
  uses: ["records:get", "records:put", "records:delete", "audit"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Message: z.string() }),
});

/** Undoes a mark within ten minutes, by the EntryID that was marked. */
export const undoMark = call({
  method: "POST",
  path: "/markEntry/undo",
  callers: markers,
  uses: ["records:get", "records:put", "records:delete", "audit"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Message: z.string() }),
});

export const readMedicalRecord = call({
  method: "POST",
  path: "/entry/medical",
  callers: readers,
  uses: ["records:get", "audit", "readers"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Record: medicalRecord }),
});

/** Tells administrators of a jacket that threatens people or is false. The reported family learns nothing of it. */
export const reportEntry = call({
  method: "POST",
  path: "/entry/report",
  callers: markers,
  uses: ["records:get", "records:getMany", "records:put", "audit"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  creates: true,
  request: z
    .strictObject({ EntryID: entryId, ...reportFields })
    .check(z.refine(isExplained, { error: explainIt, path: ["Text"] })),
  response: z.object({ Message: z.string() }),
});

const reportReaders = ["ADMIN", "MASTER ADMIN"] as const satisfies Role[];

/** The reports of every city, the newest first. Those of erased accounts are gone. */
export const listReports = call({
  method: "POST",
  path: "/reports/list",
  callers: reportReaders,
  uses: ["records:getMany", "lists:unfiltered", "photos:read", "audit"],
  request: z.strictObject(page),
  response: z.object({ Reports: z.array(report), ...nextPage }),
});

/** Marks a report as handled; a second time changes nothing. It is kept for 90 days more. */
export const handleReport = call({
  method: "POST",
  path: "/reports/handled",
  callers: reportReaders,
  uses: ["records:get", "records:put", "audit"],
  request: z.strictObject({ ID: reportId }),
  response: z.object({ Message: z.string() }),
});

/** Hourly: measures how long each city's oldest open entry has waited, so that no queue is forgotten. */
export const measureQueues: ScheduledEvent = {
  schedule: "cron(15 * * * ? *)",
  seconds: 600,
  uses: ["records:query", "lists:unfiltered", "metrics"],
};

/**
 * Every ten minutes: mails the staff of a department when something begins to wait for it, and each morning, Eastern,
 * while something does.
 */
export const mailDepartments: ScheduledEvent = {
  schedule: "cron(0/10 * * * ? *)",
  seconds: 300,
  uses: [
    "records:get",
    "records:getMany",
    "records:query",
    "records:put",
    "records:delete",
    "lists:byPlace",
    "mail",
  ],
};
