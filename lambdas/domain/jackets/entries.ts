import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readersAt } from "#lambdas/domain/common/serving.ts";
import { changedElsewhere, notFound, VisibleError } from "#lambdas/errors.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import type { Delivery, EntryVersion, Receipt } from "#lambdas/records/jackets/jacket.ts";
import { dropMark, keepMark } from "#lambdas/records/jackets/mark.ts";
import { getEntry, type QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import { undoMinutes } from "#shared/model/jacket/handover.ts";
import { restore, transfer } from "./deliveries.ts";
import { type EntryName, keyOfEntry, nameOf, readEntryId } from "./entryIds.ts";
import { auditDetailsOf, deliveryOf, jacketOf, requireVersion } from "./namedEntries.ts";

type MarkAction = "markEntry" | "markEntries";
type UndoAction = "undoMark" | "undoMarks";

const tooLate = () => new VisibleError("UNDO_TOO_LATE", `A mark can be taken back for ${undoMinutes} minutes only.`);
const movedOn = () =>
  new VisibleError("UNDO_OUTDATED", "This jacket changed since then: its update is waiting under Update Jackets.");

/** A jacket begun again counts versions from 1: the time tells them apart. */
const isVersion = (version: EntryVersion, { opened, content }: EntryName) =>
  version.opened === opened && version.content === content;

const isTransferred = ({ transferred }: Delivery, name: EntryName) =>
  transferred !== undefined && isVersion(transferred, name);

/** A missing entry may have been transferred, a success, or changed or withdrawn. */
async function acceptTransferred(name: EntryName): Promise<void> {
  const delivery = await deliveryOf(name);
  if (!delivery) throw notFound();
  if (isTransferred(delivery, name)) return;
  // Its mark was taken back after the queue was read.
  if (delivery.open && isVersion(delivery.open, name)) throw new Conflict();
  throw changedElsewhere();
}

const markOf = (entry: QueueDetails, { by, at }: Receipt) => keepMark({ ...nameOf(entry), where: entry.where, by, at });

async function tryToMark(session: Session, action: MarkAction, name: EntryName): Promise<void> {
  const [entry, jacket] = await Promise.all([getEntry(keyOfEntry(name)), jacketOf(name)]);
  if (!entry || !jacket) return acceptTransferred(name);
  requireVersion(entry, name);
  const { accountId: by, role } = session;
  const receipt: Receipt = { by, role, at: new Date().toISOString(), content: name.content };
  const audit = auditWrite(session, action, auditDetailsOf(name));
  await transact([...transfer(jacket, entry, receipt), markOf(entry, receipt), audit]);
}

/** Two marks at once succeed, with one receipt. Refuses an outdated version. */
export async function mark(session: Session, entryId: string, action: MarkAction = "markEntry"): Promise<void> {
  const name = readEntryId(entryId, session);
  await retryOnConflict(() => tryToMark(session, action, name));
}

async function tryToUndo(session: Session, action: UndoAction, name: EntryName): Promise<void> {
  const jacket = await jacketOf(name);
  const delivery = jacket?.deliveries[name.department];
  if (!jacket || !delivery) throw notFound();
  // The open entry contains everything: without its receipt the department loses nothing.
  if (delivery.open && !isVersion(delivery.open, name)) throw movedOn();
  if (delivery.open) return;
  if (!delivery.transferred || !isTransferred(delivery, name)) throw notFound();
  const { at } = delivery.transferred.receipt;
  if (Date.now() - Date.parse(at) > undoMinutes * 60_000) throw tooLate();
  // A department that left the place reads ends alone: an entry would wait there hidden, and be withdrawn no more.
  const isRead = delivery.transferred.removed || (await readersAt(jacket.where)).includes(name.department);
  if (!isRead) throw notFound();
  const audit = auditWrite(session, action, auditDetailsOf(name));
  await transact([...restore(jacket, name.department), dropMark({ ...name, at }), audit]);
}

/** Two at once succeed. Refuses when a newer version waits. */
export async function undo(session: Session, entryId: string, action: UndoAction = "undoMark"): Promise<void> {
  const name = readEntryId(entryId, session);
  await retryOnConflict(() => tryToUndo(session, action, name));
}
