import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { handler as listUpdatedEntries } from "#lambdas/calls/listUpdatedEntries.ts";
import { handler as markEntry } from "#lambdas/calls/markEntry.ts";
import { handler as readMedicalRecord } from "#lambdas/calls/readMedicalRecord.ts";
import { writeEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import { readEntry, type StoredEntry } from "#lambdas/records/jackets/queue.ts";
import { queuePk } from "#lambdas/records/table/keys.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import type { Entry, EntryKind } from "#shared/model/jacket/entry.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import type { TestAccount } from "./people.ts";

const lists = { NEW: listNewEntries, UPDATED: listUpdatedEntries } as const;

/** The first page. */
export async function listOf(reader: TestAccount, filter: object = {}, kind: EntryKind = "NEW"): Promise<Entry[]> {
  return (await bodyOf(lists[kind], filter, { session: reader })).entries;
}

/** Fails unless there is exactly one. */
export async function only(reader: TestAccount, kind: EntryKind = "NEW"): Promise<Entry> {
  const [entry, ...others] = await listOf(reader, {}, kind);
  if (!entry || others.length > 0) throw new Error(`${others.length + (entry ? 1 : 0)} entries, not one`);
  return entry;
}

/** Returns the status. */
export async function mark(marker: TestAccount, { ID }: Pick<Entry, "ID">): Promise<number> {
  return (await invoke(markEntry, { EntryID: ID }, { session: marker })).status;
}

export const medicalOf = (reader: TestAccount, { ID }: Pick<Entry, "ID">) =>
  invoke(readMedicalRecord, { EntryID: ID }, { session: reader });

/** Of a city's default department. */
export const queueOf = (kind: EntryKind, City: string, State = "MI") =>
  queueTo(kind, defaultDepartmentOf({ City, State }));

/** Each with its EntryID. */
export async function queueTo(kind: EntryKind, department: string) {
  const rows = (await rowsOf(queuePk(kind, department))) as unknown as StoredEntry[];
  return rows.map(readEntry).map((row) => ({ ...row, ID: writeEntryId(row) }));
}

/** Of both queues. */
export async function onlyInQueue(City: string, State = "MI") {
  const rows = [...(await queueOf("NEW", City, State)), ...(await queueOf("UPDATED", City, State))];
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} entries, not one`);
  return row;
}
