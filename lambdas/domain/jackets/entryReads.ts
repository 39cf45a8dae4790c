import { notFound } from "#lambdas/errors.ts";
import { writeAudit } from "#lambdas/records/audit/audit.ts";
import { getMember } from "#lambdas/records/family/member.ts";
import { getEntry, type QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import type { Entry, MedicalRecord } from "#shared/model/entry.ts";
import { type EntryName, keyOfEntry, nameOf, readEntryId } from "./entryIds.ts";
import { auditOf, jacketOf, requireVersion } from "./namedEntries.ts";
import { showEntry } from "./showEntries.ts";

// That something was read is written down before it is answered: nothing is shown unseen.

/**
 * What waits of the jacket that a name means, whatever its version. A later entry stands elsewhere in the
 * queues, or in the other one; the jacket knows where.
 */
async function findWaiting(name: EntryName): Promise<QueueRecord | undefined> {
  const entry = await getEntry(keyOfEntry(name));
  if (entry) return entry.owner === name.owner ? entry : undefined;
  const open = (await jacketOf(name))?.open;
  return open && getEntry(keyOfEntry({ ...name, ...open }));
}

/** An entry as it is now, whichever version of it is named. Throws notFound when nothing waits there. */
export async function read(session: Session, entryId: string, requestId: string): Promise<Entry> {
  const entry = await findWaiting(readEntryId(entryId, session));
  if (!entry) throw notFound();
  const [shown] = await Promise.all([
    showEntry(session, entry),
    writeAudit(auditOf(session, "readEntry", requestId, nameOf(entry))),
  ]);
  return shown;
}

/** What the record says. Of somebody who left, the flags of the card: the rest is nobody's concern any more. */
async function readMedical({ owner, mid, removed, snapshot }: QueueRecord): Promise<MedicalRecord> {
  const member = removed ? undefined : await getMember(owner, mid);
  const { First, Last, Medical } = member?.person ?? snapshot.person;
  return { First, Last, Medical };
}

/**
 * The medical record behind an open entry, with the text of "Other". Throws notFound when the entry is not open
 * any more, conflict when it has another version now.
 */
export async function openMedicalRecord(
  session: Session,
  entryId: string,
  requestId: string,
): Promise<MedicalRecord> {
  const name = readEntryId(entryId, session);
  const entry = await getEntry(keyOfEntry(name));
  if (!entry) throw notFound();
  const record = await readMedical(requireVersion(entry, name));
  await writeAudit(auditOf(session, "readMedicalRecord", requestId, name));
  return record;
}
