import { handler as listNewEntries } from "#lambdas/calls/listNewEntries.ts";
import { handler as markEntry } from "#lambdas/calls/markEntry.ts";
import { handler as readMedicalRecord } from "#lambdas/calls/readMedicalRecord.ts";
import type { Entry } from "#shared/model/entry.ts";
import { invoke } from "./call.ts";
import type { Person } from "./people.ts";

/** The New entries that somebody's first page shows. */
export async function listOf(reader: Person, filter: object = {}): Promise<Entry[]> {
  const { status, body } = await invoke(listNewEntries, filter, { session: reader });
  if (status !== 200) throw new Error(`Listing entries answered ${status}: ${body.Message}`);
  return body.entries;
}

/** The only New entry that somebody's list shows. */
export async function only(reader: Person): Promise<Entry> {
  const [entry, ...others] = await listOf(reader);
  if (!entry || others.length > 0) throw new Error(`${others.length + (entry ? 1 : 0)} entries, not one`);
  return entry;
}

/** Marks an entry as transferred; answers the status. */
export async function mark(marker: Person, { ID }: Entry): Promise<number> {
  return (await invoke(markEntry, { EntryID: ID }, { session: marker })).status;
}

/** Opens the medical record of an entry. */
export const medicalOf = (reader: Person, { ID }: Entry) =>
  invoke(readMedicalRecord, { EntryID: ID }, { session: reader });
