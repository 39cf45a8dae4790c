import * as z from "zod/mini";
import { city, state, zip } from "#shared/fields/address.ts";
import { entryId, reportId } from "#shared/fields/ids.ts";
import { nextPage, page, searchedPage } from "#shared/fields/paging.ts";
import { type EntryKind, entry, entryKind, entryOrder, medicalRecord } from "#shared/model/jacket/entry.ts";
import { explainIt, isExplained, report, reportFields } from "#shared/model/jacket/report.ts";
import { type Role, rankedRoles } from "#shared/model/role.ts";
import { call, type ScheduledEvent } from "../call.ts";
import { listNewEntriesPath, listUpdatedEntriesPath } from "../earlyPaths.ts";

const readers = [...rankedRoles, "ENGINEER"] as const satisfies Role[];

/** MOD and MASTER MOD always stay in their own department. */
const place = { City: z.optional(city), State: z.optional(state), Zip: z.optional(zip) };

const filter = {
  ...place,
  /**
   * Each word begins a word of the name, street, city or zip in any spelling, or of a need ("wheelchair").
   * Also a phone or jacket number.
   */
  Search: z.optional(z.string().check(z.maxLength(100))),
  /** @default "OLDEST" */
  Sort: z.optional(entryOrder),
  ...page,
};

const listing = {
  method: "POST",
  callers: readers,
  uses: ["records:get", "records:getMany", "records:query", "lists:unfiltered", "photos:read", "audit", "readers"],
  request: z.strictObject(filter),
  response: z.object({ entries: z.array(entry), ...searchedPage }),
} as const;

export const listNewEntries = call({ ...listing, path: listNewEntriesPath });

export const listUpdatedEntries = call({ ...listing, path: listUpdatedEntriesPath });

/** `More`: at least `Count`. */
const counted = { Count: z.number(), More: z.boolean() };

/** No record: screens can ask often. */
export const countEntries = call({
  method: "POST",
  path: "/entries/count",
  callers: readers,
  uses: ["records:get", "records:query", "lists:unfiltered"],
  request: z.strictObject({
    ...place,
    Kind: entryKind,
    /** `Later` counts entries opened after this moment. */
    LaterThan: z.optional(z.iso.datetime()),
    /** Whether to name entries in colleagues' hands. @default false */
    InHand: z.optional(z.boolean()),
    /** Whether to count each city of the caller's department. @default false */
    Cities: z.optional(z.boolean()),
  }),
  response: z.object({
    ...counted,
    /** Absent where the department serves one city only; without cities where it serves none. */
    Served: z.optional(
      z.object({ Name: z.string(), Cities: z.array(z.object({ City: z.string(), State: z.string(), ...counted })) }),
    ),
    Later: z.optional(z.object(counted)),
    /** Absent over all departments. */
    InHand: z.optional(z.array(z.string())),
  }),
});

/** For every screen's menu; no record. */
export const countQueues = call({
  method: "POST",
  path: "/queues/count",
  callers: readers,
  uses: ["records:query", "lists:unfiltered"],
  request: z.strictObject({}),
  response: z.object({ NEW: z.object(counted), UPDATED: z.object(counted) } satisfies Record<EntryKind, unknown>),
});

/** EntryID may name an older version. */
export const readEntry = call({
  method: "POST",
  path: "/entry",
  callers: readers,
  uses: ["records:get", "records:getMany", "photos:read", "audit", "readers"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Entry: entry }),
});

const marking = {
  method: "POST",
  callers: rankedRoles,
  uses: ["records:get", "records:put", "records:delete", "audit"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Message: z.string() }),
} as const;

export const markEntry = call({ ...marking, path: "/markEntry" });

/** By the marked EntryID, within ten minutes. */
export const undoMark = call({ ...marking, path: "/markEntry/undo" });

export const readMedicalRecord = call({
  method: "POST",
  path: "/entry/medical",
  callers: readers,
  uses: ["records:get", "audit", "readers"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Record: medicalRecord }),
});

/** To administrators; its family is not told. */
export const reportEntry = call({
  method: "POST",
  path: "/entry/report",
  callers: rankedRoles,
  uses: ["records:get", "records:getMany", "records:check", "records:put", "audit"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  creates: true,
  request: z
    .strictObject({ EntryID: entryId, ...reportFields })
    .check(z.refine(isExplained, { error: explainIt, path: ["Text"] })),
  response: z.object({ Message: z.string() }),
});

const reportReaders = ["ADMIN", "MASTER ADMIN"] as const satisfies Role[];

/**
 * Newest first, of every city. Without those of erased accounts, and with few facts of a deleted or unshared person.
 */
export const listReports = call({
  method: "POST",
  path: "/reports/list",
  callers: reportReaders,
  uses: ["records:getMany", "lists:unfiltered", "photos:read", "audit", "readers"],
  request: z.strictObject(page),
  response: z.object({ Reports: z.array(report), ...nextPage }),
});

/** Keeps it for 90 more days; a second time changes nothing. */
export const handleReport = call({
  method: "POST",
  path: "/reports/handled",
  callers: reportReaders,
  uses: ["records:get", "records:put", "audit"],
  request: z.strictObject({ ID: reportId }),
  response: z.object({ Message: z.string() }),
});

/** Hourly, so that no queue is forgotten. */
export const measureQueues: ScheduledEvent = {
  schedule: "cron(15 * * * ? *)",
  seconds: 600,
  uses: ["records:query", "lists:unfiltered", "metrics"],
};

/** Every ten minutes, when queues begin to fill, and each Eastern morning while something waits. */
export const mailDepartments: ScheduledEvent = {
  schedule: "cron(0/10 * * * ? *)",
  seconds: 300,
  uses: ["records:get", "records:getMany", "records:query", "records:put", "records:delete", "lists:byPlace"],
};
