import { queuePk, shardOf } from "#lambdas/records/table/keys.ts";
import { discard, get, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { isCanaryAt } from "#shared/model/canary.ts";
import type { Change } from "#shared/model/jacket/entry.ts";
import { defaultDepartmentOf, isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import { foundByDoor, foundByName } from "./findable.ts";
import type { EntryVersion } from "./jacket.ts";
import type { Snapshot } from "./snapshot.ts";

/** An open entry in the queue of a department, with all of its card, so that a page is one query. */
export interface QueueDetails extends EntryVersion {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  /** The department's id. */
  readonly department: string;
  /** The number of its jacket; absent while that has none. */
  readonly number?: string | undefined;
  readonly snapshot: Snapshot;
  /** The changes for the department; absent before its first transfer. */
  readonly changes?: readonly Change[] | undefined;
  /** Of a transferred version that is shown like an entry: the facts have changed since. */
  readonly outdated?: boolean | undefined;
}

/** An open entry in the table, with its position in the list over all departments, where the canary's is not. */
export type QueueRecord = QueueDetails & Key & { shard?: string; shardSort?: string };

/**
 * A row as it is stored. In the queue of its own place's default department it says neither the department nor
 * `whereKey`, its place's placeKey: such rows are most, and stay small.
 */
export type StoredEntry = Omit<QueueRecord, "department"> & {
  readonly department?: string;
  readonly whereKey?: string;
};

type Position = Pick<QueueDetails, "kind" | "opened" | "mid" | "hid" | "department">;

/**
 * An entry's position in its queue: the longest waiting first. The entries of one jacket in several departments' queues
 * have positions that differ, so that one cursor holds for all.
 */
export function queueSort({ opened, mid, hid, department }: Omit<Position, "kind">): string {
  const jacket = `${opened}#${mid}.${hid}`;
  return isDefaultDepartment(department) ? jacket : `${jacket}.${department}`;
}

export const queueKey = (position: Position): Key => ({
  pk: queuePk(position.kind, position.department),
  sk: queueSort(position),
});

export function queueRecord({ department, ...details }: QueueDetails): StoredEntry {
  const key = queueKey({ ...details, department });
  const shard = shardOf(details.kind, `${details.mid}.${details.hid}`);
  const listed = isCanaryAt(details.where) ? {} : { shard, shardSort: key.sk };
  const isOwn = department === defaultDepartmentOf(details.where);
  const elsewhere = isOwn ? {} : { department, whereKey: placeKey(details.where) };
  const { person, address } = details.snapshot;
  const found = {
    ...foundByName(department, details, person),
    ...foundByDoor(department, details, address),
  };
  return { ...details, ...elsewhere, ...key, ...listed, ...found };
}

/** A stored row with its department. */
export const readEntry = (stored: StoredEntry): QueueRecord => ({
  ...stored,
  department: stored.department ?? defaultDepartmentOf(stored.where),
});

export async function getEntry(key: Key): Promise<QueueRecord | undefined> {
  const stored = await get<StoredEntry>(key);
  return stored && readEntry(stored);
}

/** A new row of a queue. */
export const insertEntry = (details: QueueDetails): Write => insert(queueRecord(details));

const stillIs = (content: number) => ({
  ConditionExpression: "content = :content",
  ExpressionAttributeValues: { ":content": content },
});

/** Writes a newer version over the open one, at the same position in the queue. */
export const replaceEntry = (details: QueueDetails, earlier: number): Write =>
  put(queueRecord(details), stillIs(earlier));

/** Takes exactly this version of an entry out of its queue. */
export const removeEntry = (position: Position & { content: number }): Write =>
  discard(queueKey(position), stillIs(position.content));
