import { env } from "#lambdas/env.ts";
import { queuePk, shardOf } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, type Write } from "#lambdas/records/table/table.ts";
import type { Change } from "#shared/model/entry.ts";
import type { Place } from "#shared/rules/place.ts";
import type { EntryVersion } from "./jacket.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

/** An open entry in the queue of its place: all that its card shows, so that a page is one query. */
export interface QueueDetails extends EntryVersion {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  readonly snapshot: Snapshot;
  /** What is new to the department; absent where it never had the jacket, and in rows from before it was told. */
  readonly changes?: readonly Change[] | undefined;
}

/** An open entry in the table, with its place in the list over all cities. */
export type QueueRecord = QueueDetails & Key & { shard: string; shardSort: string };

type Position = Pick<QueueDetails, "kind" | "opened" | "mid" | "hid" | "where">;

/** An entry's place in its queue: the longest waiting first. */
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

/** An entry's row as it is stored, in today's shape. */
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

/** A newer version over the one that waits, at the same place in the queue. */
export function replaceEntry(details: QueueDetails, earlier: number): Write {
  return {
    write: { Put: { TableName: env.table, Item: queueRecord(details), ...stillIs(earlier) } },
  };
}

/** Takes an entry out of its queue in exactly this version. */
export function removeEntry(position: Position & { content: number }): Write {
  return {
    write: {
      Delete: { TableName: env.table, Key: queueKey(position), ...stillIs(position.content) },
    },
  };
}
