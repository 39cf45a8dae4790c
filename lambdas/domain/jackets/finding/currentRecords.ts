import type { Delivery, JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { getEntry, type QueueDetails, queueKey, readEntry, type StoredEntry } from "#lambdas/records/jackets/queue.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { Conflict } from "#lambdas/records/table/table.ts";

export interface CurrentRecord {
  readonly jacket: JacketRecord;
  /** By department id. */
  readonly deliveries: readonly (readonly [string, Delivery])[];
  readonly row: QueueDetails;
}

export type JacketDeliveries = Pick<CurrentRecord, "jacket" | "deliveries">;

const newestOf = ({ open, transferred }: Delivery): number => (open ?? transferred)?.content ?? 0;

/** As the department knows it, or without one as all do; undefined when unknown there. */
export function reachedBy(jacket: JacketRecord, department: string | undefined): JacketDeliveries | undefined {
  const deliveries = Object.entries(jacket.deliveries)
    .filter(([id]) => department === undefined || id === department)
    .sort(([, one], [, other]) => newestOf(other) - newestOf(one));
  return deliveries.length > 0 ? { jacket, deliveries } : undefined;
}

function openKeyOf({ jacket, deliveries: [newest] }: JacketDeliveries) {
  const [department = "", delivery] = newest ?? [];
  const { mid, hid } = jacket;
  return delivery?.open && queueKey({ mid, hid, department, ...delivery.open });
}

function transferredRow({ jacket, deliveries: [newest] }: JacketDeliveries): QueueDetails | undefined {
  const [department = "", delivery] = newest ?? [];
  if (!delivery?.transferred) return undefined;
  const { receipt: _own, ...version } = delivery.transferred;
  const { owner, mid, hid, where, number, content } = jacket;
  const outdated = version.content < content;
  return { ...version, owner, mid, hid, where, number, department, outdated };
}

/** Undefined when the jacket changes at this moment. */
function currentRecord(reached: JacketDeliveries, entry: QueueDetails | undefined): CurrentRecord | undefined {
  const row = entry ?? transferredRow(reached);
  return row && { ...reached, row };
}

/** In the same order, by one batch. */
export async function readCurrent(all: readonly JacketDeliveries[]): Promise<CurrentRecord[]> {
  const keys = all.flatMap((reached) => openKeyOf(reached) ?? []);
  const entries = (await getMany<StoredEntry>(keys)).map(readEntry);
  const entryAt = new Map(entries.map((entry) => [`${entry.pk}\n${entry.sk}`, entry]));
  return all.flatMap((reached) => {
    const key = openKeyOf(reached);
    return currentRecord(reached, key && entryAt.get(`${key.pk}\n${key.sk}`)) ?? [];
  });
}

/** Consistently; undefined where no asked department knows it. Throws a Conflict while it changes. */
export async function readNewest(jacket: JacketRecord, department?: string): Promise<CurrentRecord | undefined> {
  const reached = reachedBy(jacket, department);
  if (!reached) return undefined;
  const key = openKeyOf(reached);
  const entry = key && (await getEntry(key));
  // Transferred, changed or withdrawn meanwhile.
  if (key && !entry) throw new Conflict();
  return currentRecord(reached, entry);
}
