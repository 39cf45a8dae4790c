import type { Delivery, JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import {
  getEntry,
  type QueueDetails,
  queueKey,
  readEntry,
  type StoredEntry,
} from "#lambdas/records/jackets/queue.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { Conflict } from "#lambdas/records/table/table.ts";

/** The newest record of a jacket that a reader's departments have or wait for. */
export interface CurrentRecord {
  readonly jacket: JacketRecord;
  /** What those departments have, by id. */
  readonly deliveries: readonly (readonly [string, Delivery])[];
  readonly row: QueueDetails;
}

/** A jacket as some departments know it. */
export type Reached = Pick<CurrentRecord, "jacket" | "deliveries">;

const newestOf = ({ open, transferred }: Delivery): number => (open ?? transferred)?.content ?? 0;

/** The jacket as a department knows it, or for no department as all do; undefined where none does. */
export function reachedBy(jacket: JacketRecord, department: string | undefined): Reached | undefined {
  const deliveries = Object.entries(jacket.deliveries)
    .filter(([id]) => department === undefined || id === department)
    .sort(([, one], [, other]) => newestOf(other) - newestOf(one));
  return deliveries.length > 0 ? { jacket, deliveries } : undefined;
}

/** The key of the newest entry that waits, where the newest version is not transferred. */
function openKeyOf({ jacket, deliveries: [newest] }: Reached) {
  const [department = "", delivery] = newest ?? [];
  const { mid, hid } = jacket;
  return delivery?.open && queueKey({ mid, hid, department, ...delivery.open });
}

/** The version that the newest delivery has transferred, as a row of a queue. */
function transferredRow({ jacket, deliveries: [newest] }: Reached): QueueDetails | undefined {
  const [department = "", delivery] = newest ?? [];
  if (!delivery?.transferred) return undefined;
  const { receipt: _own, ...version } = delivery.transferred;
  const { owner, mid, hid, where, number, content } = jacket;
  const outdated = version.content < content;
  return { ...version, owner, mid, hid, where, number, department, outdated };
}

/** The newest record, given the row of the entry that waits; undefined when the jacket changes at this moment. */
function currentRecord(reached: Reached, entry: QueueDetails | undefined): CurrentRecord | undefined {
  const row = entry ?? transferredRow(reached);
  return row && { ...reached, row };
}

/** The newest records of jackets, in the same order: one batch. */
export async function readCurrent(all: readonly Reached[]): Promise<CurrentRecord[]> {
  const keys = all.flatMap((reached) => openKeyOf(reached) ?? []);
  const entries = (await getMany<StoredEntry>(keys)).map(readEntry);
  const entryAt = new Map(entries.map((entry) => [`${entry.pk}\n${entry.sk}`, entry]));
  return all.flatMap((reached) => {
    const key = openKeyOf(reached);
    return currentRecord(reached, key && entryAt.get(`${key.pk}\n${key.sk}`)) ?? [];
  });
}

/**
 * The newest record of a jacket, by consistent reads; undefined where the department, or without one every department,
 * does not know it. A Conflict when it changes at this moment.
 */
export async function readNewest(
  jacket: JacketRecord,
  department?: string,
): Promise<CurrentRecord | undefined> {
  const reached = reachedBy(jacket, department);
  if (!reached) return undefined;
  const key = openKeyOf(reached);
  const entry = key && (await getEntry(key));
  // It was transferred, changed or withdrawn after the jacket was read.
  if (key && !entry) throw new Conflict();
  return currentRecord(reached, entry);
}
