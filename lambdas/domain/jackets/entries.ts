import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/audit/audit.ts";
import type { EntryVersion, JacketRecord, Receipt } from "#lambdas/records/jackets/jacket.ts";
import { getEntry } from "#lambdas/records/jackets/queue.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import { type EntryName, keyOfEntry, readEntryId } from "./entryIds.ts";
import { restore, transfer } from "./jacketEntries.ts";
import { auditOf, jacketOf, requireVersion } from "./namedEntries.ts";

const undoMinutes = 10;
const tries = 5;

const isConflict = (error: unknown) => error instanceof VisibleError && error.code === "CHANGED_ELSEWHERE";

const tooLate = () =>
  new VisibleError("UNDO_TOO_LATE", `A mark can be taken back for ${undoMinutes} minutes only.`);
const movedOn = () =>
  new VisibleError(
    "UNDO_OUTDATED",
    "This jacket changed since then: its update is waiting under Update Jackets.",
  );

/** A jacket that went and began anew counts its versions from 1 again: the time tells them apart. */
const isVersion = (version: EntryVersion, { opened, content }: EntryName) =>
  version.opened === opened && version.content === content;

const isTransferred = ({ transferred }: JacketRecord, name: EntryName) =>
  transferred !== undefined && isVersion(transferred, name);

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
  if (jacket.open && !isVersion(jacket.open, name)) throw movedOn();
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
