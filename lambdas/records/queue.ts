import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import type { EntryKind } from "#shared/model/entry.ts";
import type { Place } from "#shared/rules/place.ts";
import type { EntryVersion, Snapshot } from "./jacket.ts";
import { queuePk, shardOf } from "./keys.ts";
import { get, insert, type Key, query, table, type Write } from "./table.ts";

/** An open entry in the queue of its place: all that its card shows, so that a page is one query. */
export interface QueueDetails extends EntryVersion {
  readonly owner: string;
  readonly mid: string;
  readonly hid: string;
  readonly where: Place;
  readonly snapshot: Snapshot;
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

export const getEntry = (key: Key) => get<QueueRecord>(key);

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

/** Up to `limit` entries of one place's queue that come after a position. */
export async function readQueue(
  kind: EntryKind,
  place: Place,
  after: string,
  limit: number,
): Promise<QueueRecord[]> {
  const { items } = await query<QueueRecord>({
    KeyConditionExpression: "pk = :pk AND sk > :after",
    // A key is never empty text; every position begins with a digit, which "#" comes before.
    ExpressionAttributeValues: { ":pk": queuePk(kind, place), ":after": after || "#" },
    Limit: limit,
  });
  return items;
}

/** Up to `limit` entries of one shard of the list over all cities that come after a position. */
export async function readShard(shard: string, after: string, limit: number): Promise<QueueRecord[]> {
  const { items } = await query<QueueRecord>({
    IndexName: "unfiltered",
    // "shard" is one of the table's reserved words.
    KeyConditionExpression: "#shard = :shard AND shardSort > :after",
    ExpressionAttributeNames: { "#shard": "shard" },
    ExpressionAttributeValues: { ":shard": shard, ":after": after || "#" },
    Limit: limit,
  });
  return items;
}

const mostCounted = 500;

/** How many entries wait in a place's queue; undefined when there are too many to be counted cheaply. */
export async function countQueue(kind: EntryKind, place: Place): Promise<number | undefined> {
  const { Count, LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName: env.table,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": queuePk(kind, place) },
      Select: "COUNT",
      Limit: mostCounted,
    }),
  );
  return LastEvaluatedKey ? undefined : Count;
}
