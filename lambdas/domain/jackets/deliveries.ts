import { VisibleError } from "#lambdas/errors.ts";
import { holdJacket } from "#lambdas/records/jackets/heldJacket.ts";
import {
  type Delivery,
  type EntryVersion,
  type JacketDetails,
  type JacketRecord,
  jacketRecord,
  type Receipt,
  type RecordEnding,
} from "#lambdas/records/jackets/jacket.ts";
import { insertEntry, type QueueDetails, removeEntry, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import type { Snapshot } from "#lambdas/records/jackets/snapshot.ts";
import { followHomes } from "#lambdas/records/registry/registryRow.ts";
import { remove, replace, type Write } from "#lambdas/records/table/table.ts";
import { changesSince } from "./jacketChanges.ts";

// A step changes a jacket for one department. `writesOf` turns all departments' steps into one transaction.

export interface DeliveryStep {
  readonly department: string;
  /** Afterwards; undefined when nothing is left. */
  readonly delivery: Delivery | undefined;
  /** To the department's queue. */
  readonly write: Write;
}

interface Version {
  readonly content: number;
  readonly snapshot: Snapshot;
  readonly removed?: true;
  readonly ending?: RecordEnding;
}

const nothingYet: Delivery = { receipts: [] };

const deliveryTo = ({ deliveries }: JacketDetails, department: string): Delivery =>
  deliveries[department] ?? nothingYet;

function inQueue(
  { owner, mid, hid, where, number }: JacketDetails,
  department: string,
  { transferred }: Delivery,
  { snapshot, ...entry }: EntryVersion & { readonly snapshot: Snapshot },
): QueueDetails {
  const row = { ...entry, owner, mid, hid, where, number, department, snapshot };
  // Of an ended record, the end is the only news.
  return transferred && !entry.removed ? { ...row, changes: changesSince(transferred, snapshot) } : row;
}

/** Into the open entry, which keeps its position. Otherwise opens one: Updated after a transfer, else New. */
export function upsert(jacket: JacketDetails, department: string, version: Version): DeliveryStep {
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

/** A delivery without a transfer goes with its entry. */
export function withdraw(jacket: JacketDetails, department: string, waiting: EntryVersion): DeliveryStep {
  const { open: _gone, ...kept } = deliveryTo(jacket, department);
  const write = removeEntry({ ...jacket, department, ...waiting });
  return { department, delivery: kept.transferred ? kept : undefined, write };
}

export function deliveriesAfter({ deliveries }: JacketDetails, steps: readonly DeliveryStep[]) {
  const after = new Map(Object.entries(deliveries));
  for (const { department, delivery } of steps)
    if (delivery) after.set(department, delivery);
    else after.delete(department);
  return Object.fromEntries(after);
}

/** The jacket is removed with its last department. */
export function writesOf(jacket: JacketRecord, steps: readonly DeliveryStep[], content = jacket.content): Write[] {
  const deliveries = deliveriesAfter(jacket, steps);
  const isLeft = Object.keys(deliveries).length > 0;
  return [
    ...steps.map(({ write }) => write),
    followHomes(jacket.owner, isLeft ? replace(jacketRecord({ ...jacket, content, deliveries })) : remove(jacket)),
  ];
}

const mostReceipts = 20;

export function transfer(jacket: JacketRecord, entry: QueueDetails, receipt: Receipt): Write[] {
  const { department, kind, opened, content, removed, ending, snapshot } = entry;
  const { transferred: before, receipts } = deliveryTo(jacket, department);
  const transferred = { kind, opened, content, ...(removed ? { removed, ending } : {}), snapshot, receipt };
  const delivery: Delivery = { transferred, before, receipts: [...receipts, receipt].slice(-mostReceipts) };
  return [
    ...writesOf(jacket, [{ department, delivery, write: removeEntry(entry) }]),
    holdJacket(jacket, department, transferred),
  ];
}

const lastOnly = () => new VisibleError("UNDO_NOT_LAST", "Only the last mark of a jacket can be taken back.");

/** The last mark can be taken back while the version before is known. */
export const isRestorable = ({ transferred, before }: Delivery): boolean =>
  transferred !== undefined && (transferred.kind === "NEW" || before !== undefined);

/**
 * The entry returns to its position. Refuses a second undo in a row: the version before is not kept, and the department
 * would seem never to have had the jacket.
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
    ...writesOf(jacket, [{ department, delivery: { ...earlier, open }, write }]),
    holdJacket(jacket, department, before),
  ];
}
