import * as z from "zod/mini";
import { city, entryId, nextPage, page, state, zip } from "#shared/fields.ts";
import { entry, medicalRecord } from "#shared/model/entry.ts";
import type { Role } from "#shared/model/role.ts";
import { call } from "./call.ts";

const readers = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN", "ENGINEER"] as const satisfies Role[];
const markers = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN"] as const satisfies Role[];

/** A place narrows the list; for MOD and MASTER MOD the list is their own city's whatever it says. */
const filter = { City: z.optional(city), State: z.optional(state), Zip: z.optional(zip), ...page };
const list = z.object({ entries: z.array(entry), Total: z.optional(z.number()), ...nextPage });

export const listNewEntries = call({
  method: "POST",
  path: "/listNewEntries",
  callers: readers,
  uses: ["records:read", "photos:read", "audit"],
  request: z.strictObject(filter),
  response: list,
});

export const listUpdatedEntries = call({
  method: "POST",
  path: "/listUpdatedEntries",
  callers: readers,
  uses: ["records:read", "photos:read", "audit"],
  request: z.strictObject(filter),
  response: list,
});

export const markEntry = call({
  method: "POST",
  path: "/markEntry",
  callers: markers,
  uses: ["records:read", "records:write"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Message: z.string() }),
});

/** Takes a mark back within ten minutes; the same EntryID that was marked. */
export const undoMark = call({
  method: "POST",
  path: "/markEntry/undo",
  callers: markers,
  uses: ["records:read", "records:write"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Message: z.string() }),
});

export const readMedicalRecord = call({
  method: "POST",
  path: "/entry/medical",
  callers: readers,
  uses: ["records:read", "audit"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Record: medicalRecord }),
});
