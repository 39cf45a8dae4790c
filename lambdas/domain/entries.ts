import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import { type Audited, auditWrite, writeAudit } from "#lambdas/records/audit.ts";
import { getJacket, type JacketRecord, type Receipt } from "#lambdas/records/jacket.ts";
import { getMember, showFlags } from "#lambdas/records/member.ts";
import { getEntry, type QueueRecord } from "#lambdas/records/queue.ts";
import { transact } from "#lambdas/records/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { MedicalRecord } from "#shared/model/entry.ts";
import { placeKey } from "#shared/rules/place.ts";
import { type EntryName, keyOfEntry, readEntryId } from "./entryIds.ts";
import { restore, transfer } from "./jacketEntries.ts";

const undoMinutes = 10;
const tries = 5;

const isConflict = (error: unknown) => error instanceof VisibleError && error.kind === "conflict";

const tooLate = () =>
  new VisibleError("conflict", `A mark can be taken back for ${undoMinutes} minutes only.`);
const movedOn = () =>
  new VisibleError("conflict", "This jacket changed since then: its update is waiting under Update Jackets.");

const auditOf = (
  { accountId, role }: Session,
  action: string,
  requestId: string,
  { owner, mid, hid, where, content }: EntryName,
): Audited => ({
  ...{ accountId, role, action, requestId },
  subject: `${owner}/${mid}.${hid}/${content}`,
  place: where,
});

/**
 * The jacket that a name means. The place in a name is only said there: a jacket of another place than the one
 * that the caller was let in for is none.
 */
async function jacketOf({ owner, mid, hid, where }: EntryName): Promise<JacketRecord | undefined> {
  const jacket = await getJacket(owner, mid, hid);
  return jacket && placeKey(jacket.where) === where ? jacket : undefined;
}

/** The open entry that a name means. Throws conflict when it has another version now. */
function requireVersion(entry: QueueRecord, name: EntryName): QueueRecord {
  if (entry.owner !== name.owner) throw notFound();
  if (entry.content !== name.content) throw changedElsewhere();
  return entry;
}

const isTransferred = ({ transferred }: JacketRecord, { opened, content }: EntryName) =>
  transferred?.opened === opened && transferred.content === content;

/** Nothing waits under this name: it was transferred, which is a success, or it was changed or withdrawn. */
async function acceptTransferred(name: EntryName): Promise<void> {
  const jacket = await jacketOf(name);
  if (!jacket) throw notFound();
  if (!isTransferred(jacket, name)) throw changedElsewhere();
}

async function tryToMark(session: Session, name: EntryName, requestId: string): Promise<void> {
  const [entry, jacket] = await Promise.all([getEntry(keyOfEntry(name)), jacketOf(name)]);
  if (!entry || !jacket) return acceptTransferred(name);
  requireVersion(entry, name);
  const { accountId: by, role } = session;
  const receipt: Receipt = { by, role, at: new Date().toISOString(), content: name.content };
  const audit = auditWrite(auditOf(session, "markEntry", requestId, name));
  await transact([...transfer(jacket, entry, receipt), audit]);
}

/**
 * Marks an entry as transferred: it leaves the queue, and its jacket keeps who, when and which version. Marked
 * by two at once, there is one receipt and both succeed. Throws conflict for a version that is out of date.
 */
export async function mark(session: Session, entryId: string, requestId: string): Promise<void> {
  const name = readEntryId(entryId, session);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await tryToMark(session, name, requestId);
      return;
    } catch (error) {
      // A lost race looks like a change: what is there now tells which of the two it was.
      if (!isConflict(error) || attempt === tries) throw error;
      const entry = await getEntry(keyOfEntry(name));
      if (entry && entry.content !== name.content) throw error;
      if (!entry) return acceptTransferred(name);
    }
  }
}

async function tryToUndo(session: Session, name: EntryName, requestId: string): Promise<void> {
  const jacket = await jacketOf(name);
  if (!jacket) throw notFound();
  // What waits now tells the department all of the jacket: nothing is lost by leaving the receipt.
  if (jacket.open && jacket.open.content !== name.content) throw movedOn();
  if (jacket.open) return;
  if (!jacket.transferred || !isTransferred(jacket, name)) throw notFound();
  const { at } = jacket.transferred.receipt;
  if (Date.now() - Date.parse(at) > undoMinutes * 60_000) throw tooLate();
  const audit = auditWrite(auditOf(session, "undoMark", requestId, name));
  await transact([...restore(jacket), audit]);
}

/**
 * Takes a mark back within ten minutes: the entry stands where it stood in its queue, and its receipt is gone.
 * Taken back by two at once, both succeed. Throws conflict when it is too late, or when a newer version waits.
 */
export async function undo(session: Session, entryId: string, requestId: string): Promise<void> {
  const name = readEntryId(entryId, session);
  try {
    await tryToUndo(session, name, requestId);
  } catch (error) {
    if (!isConflict(error)) throw error;
    // A lost race looks like a change: the second look tells which of the two it was.
    await tryToUndo(session, name, requestId);
  }
}

/** What the record says. Of somebody who left, the flags of the card: the rest is nobody's concern any more. */
async function readMedical({ owner, mid, removed, snapshot }: QueueRecord): Promise<MedicalRecord> {
  const member = removed ? undefined : await getMember(owner, mid);
  const { first, last, flags } = member ?? snapshot;
  const text = member?.otherText;
  return {
    First: first,
    Last: last,
    Medical: { ...showFlags(flags), ...(text ? { OtherText: text } : {}) },
  };
}

/**
 * The medical record behind an open entry, with the text of "Other". That it was read is written down first:
 * nothing is shown unseen.
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
