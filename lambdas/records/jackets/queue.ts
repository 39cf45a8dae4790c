import { queuePk, shardOf } from "#lambdas/records/table/keys.ts";
import { discard, get, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import type { Change } from "#shared/model/entry.ts";
import type { Place } from "#shared/rules/place.ts";
import type { EntryVersion } from "./jacket.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

/** An open entry in the queue of its place, with all of its card, so that a page is one query. */
export interface QueueDetails extends EntryVersion {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  /** The number of its jacket; absent in rows from before there were numbers. */
  readonly number?: string | undefined;
  readonly snapshot: Snapshot;
  /** The changes for the department; absent before its first transfer, and in rows from before changes were kept. */
  readonly changes?: readonly Change[] | undefined;
}

/** An open entry in the table, with its position in the list over all cities. */
export type QueueRecord = QueueDetails & Key & { shard: string; shardSort: string };

type Position = Pick<QueueDetails, "kind" | "opened" | "mid" | "hid" | "where">;

/** An entry's position in its queue: the longest waiting first. */
export const queueSort = ({ opened, mid, hid }: Omit<Position, "kind" | "where">): string =>
  `${opened}#${mid}.${hid}`;

export const queueKey = (position: Position): Key => ({
  pk: queuePk(position.kind, position.where),
  sk: queueSort(position),
});

export function queueRecord(details: QueueDetails): QueueRecord {
  const key = queueKey(details);
  const shard = shardOf(details.kind, `${details.mid}.${details.hid}`);
  return { ...details, ...key, shard, shardSort: key.sk };
}

/** A stored row in the current shape. */
export const readEntry = (stored: QueueRecord): QueueRecord => ({
  ...stored,
  snapshot: readSnapshot(stored.snapshot),
});

export async function getEntry(key: Key): Promise<QueueRecord | undefined> {
  const stored = await get<QueueRecord>(key);
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
