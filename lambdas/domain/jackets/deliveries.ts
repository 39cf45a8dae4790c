import { VisibleError } from "#lambdas/errors.ts";
import { holdJacket } from "#lambdas/records/jackets/heldJacket.ts";
import {
  type Delivery,
  type EntryVersion,
  type JacketDetails,
  type JacketRecord,
  jacketRecord,
  type Receipt,
} from "#lambdas/records/jackets/jacket.ts";
import { insertEntry, type QueueDetails, removeEntry, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { remove, replace, type Write } from "#lambdas/records/table/table.ts";
import { changesSince } from "./jacketChanges.ts";

// What changes of a jacket for one department. Each function returns a step: what is left of the delivery, and the
// write to the department's queue. `follow` makes the steps of all departments writes for one transaction.

/** One department's part of a change of a jacket. */
export interface Step {
  readonly department: string;
  /** The delivery after it; undefined when nothing is left to keep. */
  readonly delivery: Delivery | undefined;
  /** The write to the department's queue. */
  readonly write: Write;
}

/** The content of a version. */
interface Version {
  readonly content: number;
  readonly snapshot: Snapshot;
  readonly removed?: true;
}

const nothingYet: Delivery = { receipts: [] };

const deliveryTo = ({ deliveries }: JacketDetails, department: string): Delivery =>
  deliveries[department] ?? nothingYet;

/** The row of an entry, with the changes since the department's last transfer. */
function inQueue(
  { owner, mid, hid, where, number }: JacketDetails,
  department: string,
  { transferred }: Delivery,
  { snapshot, ...entry }: EntryVersion & { readonly snapshot: Snapshot },
): QueueDetails {
  const row = { ...entry, owner, mid, hid, where, number, department, snapshot };
  // For a person who left, the removal is the only news.
  return transferred && !entry.removed ? { ...row, changes: changesSince(transferred, snapshot) } : row;
}

/**
 * Writes a version into the open entry of a department, which keeps its position: it has waited since then. Without one
 * it opens an entry: New for a department that never transferred this jacket, otherwise Updated.
 */
export function upsert(jacket: JacketDetails, department: string, version: Version): Step {
  const delivery = deliveryTo(jacket, department);
  const { open: waiting, transferred } = delivery;
  const kind = transferred ? "UPDATED" : "NEW";
  const { kind: of, opened } = waiting ?? { kind, opened: new Date().toISOString() };
  const { snapshot, ...numbered } = version;
  const open: EntryVersion = { kind: of, opened, ...numbered };
  const row = inQueue(jacket, department, delivery, { ...open, snapshot });
  const write = waiting ? replaceEntry(row, waiting.content) : insertEntry(row);
  return { department, delivery: { ...delivery, open }, write };
}

/** Takes the open entry of a department out of its queue; a delivery that was never transferred goes with it. */
export function withdraw(jacket: JacketDetails, department: string, waiting: EntryVersion): Step {
  const { open: _gone, ...kept } = deliveryTo(jacket, department);
  const write = removeEntry({ ...jacket, department, ...waiting });
  return { department, delivery: kept.transferred ? kept : undefined, write };
}

/** The deliveries of a jacket after some steps. */
export function deliveriesAfter({ deliveries }: JacketDetails, steps: readonly Step[]) {
  const after = new Map(Object.entries(deliveries));
  for (const { department, delivery } of steps)
    if (delivery) after.set(department, delivery);
    else after.delete(department);
  return Object.fromEntries(after);
}

/** The writes of some steps: those to the queues, and the jacket, which goes when no department is left. */
export function follow(jacket: JacketRecord, steps: readonly Step[], content = jacket.content): Write[] {
  const deliveries = deliveriesAfter(jacket, steps);
  const isLeft = Object.keys(deliveries).length > 0;
  return [
    ...steps.map(({ write }) => write),
    isLeft ? replace(jacketRecord({ ...jacket, content, deliveries })) : remove(jacket),
  ];
}

const mostReceipts = 20;

/** Marks an entry: it leaves its department's queue, and the jacket keeps the transferred version with its receipt. */
export function transfer(jacket: JacketRecord, entry: QueueDetails, receipt: Receipt): Write[] {
  const { department, kind, opened, content, removed, snapshot } = entry;
  const { transferred: before, receipts } = deliveryTo(jacket, department);
  const transferred = { kind, opened, content, ...(removed ? { removed } : {}), snapshot, receipt };
  const delivery: Delivery = { transferred, before, receipts: [...receipts, receipt].slice(-mostReceipts) };
  return [
    ...follow(jacket, [{ department, delivery, write: removeEntry(entry) }]),
    holdJacket(jacket, department, transferred),
  ];
}

const lastOnly = () => new VisibleError("UNDO_NOT_LAST", "Only the last mark of a jacket can be taken back.");

/** Whether the version transferred before the last one is known, so that the last mark can be taken back. */
export const isRestorable = ({ transferred, before }: Delivery): boolean =>
  transferred !== undefined && (transferred.kind === "NEW" || before !== undefined);

/**
 * Takes a department's last mark back: the entry returns to its position, and the receipt is gone. Refuses a second one
 * in a row: the version transferred before that is not kept, so the department would seem never to have had
 * the jacket.
 */
export function restore(jacket: JacketRecord, department: string): Write[] {
  const delivery = deliveryTo(jacket, department);
  const { transferred, before, receipts } = delivery;
  if (!transferred) return [];
  if (!isRestorable(delivery)) throw lastOnly();
  const { receipt: _taken, snapshot, ...open } = transferred;
  const earlier: Delivery = { transferred: before, receipts: receipts.slice(0, -1) };
  const write = insertEntry(inQueue(jacket, department, earlier, { ...open, snapshot }));
  return [
    ...follow(jacket, [{ department, delivery: { ...earlier, open }, write }]),
    holdJacket(jacket, department, before),
  ];
}
