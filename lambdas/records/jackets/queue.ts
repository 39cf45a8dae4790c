import { holds } from "#lambdas/records/table/condition.ts";
import { queuePk, shardOf } from "#lambdas/records/table/keys.ts";
import { discard, get, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { isCanaryAt } from "#shared/model/canary.ts";
import type { Change } from "#shared/model/jacket/entry.ts";
import { defaultDepartmentOf, isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import type { EntryVersion } from "./jacket.ts";
import { foundByDoor, foundByName } from "./searchIndex.ts";
import type { Snapshot } from "./snapshot.ts";

/** An open entry with all of its card: a page is one query. */
export interface QueueDetails extends EntryVersion {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  readonly department: string;
  readonly number?: string | undefined;
  readonly snapshot: Snapshot;
  /** Absent before the department's first transfer. */
  readonly changes?: readonly Change[] | undefined;
  /** A transferred version shown as an entry: the facts changed since. */
  readonly outdated?: boolean | undefined;
}

/** Listed over all departments, except the canary's. */
export type QueueRecord = QueueDetails & Key & { shard?: string; shardSort?: string };

/**
 * Most rows are in their own place's default queue, and stay small without the department and `whereKey`, the placeKey.
 */
export type StoredEntry = Omit<QueueRecord, "department"> & {
  readonly department?: string;
  readonly whereKey?: string;
};

type Position = Pick<QueueDetails, "kind" | "opened" | "mid" | "hid" | "department">;

/** By age. One jacket's entries differ between departments, so one cursor serves all. */
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
  const found = { ...foundByName(department, details, person), ...foundByDoor(department, details, address) };
  return { ...details, ...elsewhere, ...key, ...listed, ...found };
}

export const readEntry = (stored: StoredEntry): QueueRecord => ({
  ...stored,
  department: stored.department ?? defaultDepartmentOf(stored.where),
});

export async function getEntry(key: Key): Promise<QueueRecord | undefined> {
  const stored = await get<StoredEntry>(key);
  return stored && readEntry(stored);
}

export const insertEntry = (details: QueueDetails): Write => insert(queueRecord(details));

/** Replaces an open version at the same position. */
export const replaceEntry = (details: QueueDetails, earlier: number): Write =>
  put(queueRecord(details), holds({ content: earlier }));

export const removeEntry = ({ content, ...position }: Position & { content: number }): Write =>
  discard(queueKey(position), holds({ content }));
