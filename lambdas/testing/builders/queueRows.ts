import type { Snapshot } from "#lambdas/records/jackets/jacket.ts";
import { type QueueRecord, queueRecord } from "#lambdas/records/jackets/queue.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import type { EntryKind } from "#shared/model/entry.ts";

const start = Date.parse("2026-01-01T00:00:00.000Z");

interface Wanted {
  readonly city: string;
  /** Its place in the queue: the minute of the year in which it was opened. */
  readonly minute: number;
  readonly kind?: EntryKind;
  readonly snapshot?: Partial<Snapshot>;
}

/** An open entry of nobody who is registered: for queues that no family could fill in time. */
export function aQueueRow({ city, minute, kind = "NEW", snapshot = {} }: Wanted): QueueRecord {
  const opened = new Date(start + minute * 60_000).toISOString();
  const [owner, mid, hid] = [newId(), newId(), newId()];
  return queueRecord({
    ...{ kind, opened, content: 1, owner, mid, hid, where: { City: city, State: "MI" } },
    snapshot: {
      ...{ first: "Ada", last: "Miller", photo: `photos/${owner}/${newId()}`, registered: opened },
      ...{ street: `${minute + 1} Woodward Ave`, city, state: "MI", zip: "48226", phone: "+13135550123" },
      ...{ dob: "1950-02-03", sex: "F", feet: 5, inches: 4, weight: "130", flags: ["DNR", "Other"] },
      ...{ additional: "Deaf; the bell is a lamp in the hall", textDigest: "", ...snapshot },
    },
  });
}

/** So many entries of one city, a minute apart. */
export const aQueueOf = (city: string, count: number, kind: EntryKind = "NEW"): QueueRecord[] =>
  Array.from({ length: count }, (_, minute) => aQueueRow({ city, minute, kind }));

/** As many as one transaction takes. */
const atOnce = 100;

/** Puts rows into their queues. */
export async function putRows(rows: readonly QueueRecord[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await transact(rows.slice(from, from + atOnce).map((row) => insert(row)));
}
