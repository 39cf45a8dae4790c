import { auditOpening } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { type Served, servedBy } from "#lambdas/domain/common/servedBy.ts";
import { notFound } from "#lambdas/errors.ts";
import { getHousehold } from "#lambdas/records/family/household.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { factsOf } from "#lambdas/records/family/storedFacts.ts";
import { getEntry, type QueueDetails, type QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import { sealedFacts } from "#shared/model/householdShapes.ts";
import type { Entry, MedicalRecord } from "#shared/model/jacket/entry.ts";
import { type EntryName, keyOfEntry, nameOf, readEntryId } from "./entryIds.ts";
import { auditDetailsOf, deliveryOf, requireVersion } from "./namedEntries.ts";
import { showEntry } from "./showEntries.ts";

// Reads are audited before their answer: none goes without a row.

/** A department that left the place is told of ends: it has the record in its own system. */
export const mayRead = ({ where, removed }: QueueDetails, isServed: Served): boolean =>
  removed === true || isServed(where);

/** Where the caller's department may read it. */
export async function getNamed(name: EntryName, served: Promise<Served>): Promise<QueueRecord | undefined> {
  const [entry, isServed] = await Promise.all([getEntry(keyOfEntry(name)), served]);
  return entry && mayRead(entry, isServed) ? entry : undefined;
}

/**
 * In any version: a later one stands elsewhere, and the jacket knows where.
 * @param served read once for several entries
 */
export async function findWaiting(
  session: Session,
  entryId: string,
  served: Promise<Served> = servedBy(session),
): Promise<QueueRecord | undefined> {
  const name = readEntryId(entryId, session);
  const entry = await getNamed(name, served);
  if (entry) return entry.owner === name.owner ? entry : undefined;
  const open = (await deliveryOf(name))?.open;
  return open && getNamed({ ...name, ...open }, served);
}

export async function read(session: Session, entryId: string): Promise<Entry> {
  const entry = await findWaiting(session, entryId);
  if (!entry) throw notFound();
  const [shown] = await Promise.all([
    showEntry(session, entry),
    auditOpening(session, "readEntry", auditDetailsOf(nameOf(entry))),
  ]);
  return shown;
}

/** For a person who left, the card's flags only. */
export async function readMedical(row: QueueDetails): Promise<MedicalRecord> {
  const { owner, mid, hid, removed, snapshot } = row;
  const [member, household] = removed ? [] : await Promise.all([getMember(owner, mid), getHousehold(owner, hid)]);
  const { First, Last, Medical } = member?.person ?? snapshot.person;
  return { First, Last, Medical, ...(household && sealedFacts(factsOf(household))) };
}

export async function openMedicalRecord(session: Session, entryId: string): Promise<MedicalRecord> {
  const name = readEntryId(entryId, session);
  const entry = await getNamed(name, servedBy(session));
  if (!entry) throw notFound();
  const record = await readMedical(requireVersion(entry, name));
  await auditOpening(session, "readMedicalRecord", auditDetailsOf(name));
  return record;
}
