import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/audit/audit.ts";
import type { EntryVersion, JacketRecord, Receipt } from "#lambdas/records/jackets/jacket.ts";
import { getEntry } from "#lambdas/records/jackets/queue.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import { type EntryName, keyOfEntry, readEntryId } from "./entryIds.ts";
import { restore, transfer } from "./jacketEntries.ts";
import { auditDetailsOf, jacketOf, requireVersion } from "./namedEntries.ts";

const undoMinutes = 10;

const tooLate = () =>
  new VisibleError("UNDO_TOO_LATE", `A mark can be taken back for ${undoMinutes} minutes only.`);
const movedOn = () =>
  new VisibleError(
    "UNDO_OUTDATED",
    "This jacket changed since then: its update is waiting under Update Jackets.",
  );

/** A jacket that ended and began again counts its versions from 1: the time tells them apart. */
const isVersion = (version: EntryVersion, { opened, content }: EntryName) =>
  version.opened === opened && version.content === content;

const isTransferred = ({ transferred }: JacketRecord, name: EntryName) =>
  transferred !== undefined && isVersion(transferred, name);

/** The entry is not in its queue: it was transferred, which is a success, or it was changed or withdrawn. */
async function acceptTransferred(name: EntryName): Promise<void> {
  const jacket = await jacketOf(name);
  if (!jacket) throw notFound();
  if (isTransferred(jacket, name)) return;
  // Its mark was taken back after the queue was read.
  if (jacket.open && isVersion(jacket.open, name)) throw new Conflict();
  throw changedElsewhere();
}

async function tryToMark(session: Session, name: EntryName): Promise<void> {
  const [entry, jacket] = await Promise.all([getEntry(keyOfEntry(name)), jacketOf(name)]);
  if (!entry || !jacket) return acceptTransferred(name);
  requireVersion(entry, name);
  const { accountId: by, role } = session;
  const receipt: Receipt = { by, role, at: new Date().toISOString(), content: name.content };
  const audit = auditWrite(session, "markEntry", auditDetailsOf(name));
  await transact([...transfer(jacket, entry, receipt), audit]);
}

/**
 * Marks an entry as transferred: it leaves the queue, and its jacket keeps the receipt. When two mark it at once,
 * both succeed and there is one receipt. Throws conflict for a version that is out of date.
 */
export async function mark(session: Session, entryId: string): Promise<void> {
  const name = readEntryId(entryId, session);
  await retryOnConflict(() => tryToMark(session, name));
}

async function tryToUndo(session: Session, name: EntryName): Promise<void> {
  const jacket = await jacketOf(name);
  if (!jacket) throw notFound();
  // The open entry contains everything: without its receipt the department loses nothing.
  if (jacket.open && !isVersion(jacket.open, name)) throw movedOn();
  if (jacket.open) return;
  if (!jacket.transferred || !isTransferred(jacket, name)) throw notFound();
  const { at } = jacket.transferred.receipt;
  if (Date.now() - Date.parse(at) > undoMinutes * 60_000) throw tooLate();
  const audit = auditWrite(session, "undoMark", auditDetailsOf(name));
  await transact([...restore(jacket), audit]);
}

/**
 * Takes a mark back within ten minutes: the entry returns to its place in the queue, and the receipt is gone.
 * When two take it back at once, both succeed. Throws conflict when it is too late or a newer version waits.
 */
export async function undo(session: Session, entryId: string): Promise<void> {
  const name = readEntryId(entryId, session);
  await retryOnConflict(() => tryToUndo(session, name));
}
