import * as z from "zod/mini";
import { city, entryId, nextPage, page, state, zip } from "#shared/fields.ts";
import { entry, entryKind, entryOrder, medicalRecord } from "#shared/model/entry.ts";
import type { Role } from "#shared/model/role.ts";
import { call, type ScheduledEvent } from "./call.ts";

const readers = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const satisfies Role[];
const markers = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN"] as const satisfies Role[];

/** A place narrows the list; for MOD and MASTER MOD the list is their own city's whatever it says. */
const place = { City: z.optional(city), State: z.optional(state), Zip: z.optional(zip) };

const filter = {
  ...place,
  /** Words that begin a word of the name, the street, the city or the zip; case and accents do not matter. */
  Search: z.optional(z.string().check(z.maxLength(100))),
  /** @default "OLDEST" */
  Sort: z.optional(entryOrder),
  ...page,
};
/** A page can be short, or empty with a NextCursor, where few entries fit. countEntries tells how many wait. */
const list = z.object({ entries: z.array(entry), ...nextPage });

export const listNewEntries = call({
  method: "POST",
  path: "/listNewEntries",
  callers: readers,
  uses: ["records:get", "records:query", "lists:unfiltered", "photos:read", "audit"],
  request: z.strictObject(filter),
  response: list,
});

export const listUpdatedEntries = call({
  method: "POST",
  path: "/listUpdatedEntries",
  callers: readers,
  uses: ["records:get", "records:query", "lists:unfiltered", "photos:read", "audit"],
  request: z.strictObject(filter),
  response: list,
});

/**
 * How many entries of a queue wait, or were opened after a moment: a number and no record, so that a screen can
 * ask often. `More` says that there are at least so many.
 */
export const countEntries = call({
  method: "POST",
  path: "/entries/count",
  callers: readers,
  uses: ["records:get", "records:query", "lists:unfiltered"],
  request: z.strictObject({ ...place, Kind: entryKind, After: z.optional(z.iso.datetime()) }),
  response: z.object({ Count: z.number(), More: z.boolean() }),
});

/** One entry as it is now: EntryID may name an older version of it. */
export const readEntry = call({
  method: "POST",
  path: "/entry",
  callers: readers,
  uses: ["records:get", "photos:read", "audit"],
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

/** Takes a mark back within ten minutes; the same EntryID that was marked. */
export const undoMark = call({
  method: "POST",
  path: "/markEntry/undo",
  callers: markers,
  uses: ["records:get", "records:put", "audit"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Message: z.string() }),
});

export const readMedicalRecord = call({
  method: "POST",
  path: "/entry/medical",
  callers: readers,
  uses: ["records:get", "audit"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Record: medicalRecord }),
});

/** Every hour: tells how long the oldest open entry of each city has waited, so that no queue is forgotten. */
export const measureQueues: ScheduledEvent = {
  schedule: "cron(15 * * * ? *)",
  seconds: 600,
  uses: ["records:query", "lists:unfiltered"],
};
