import { randomInt } from "node:crypto";
import { log } from "#lambdas/log.ts";
import type { QueueKind, WorkOf } from "#shared/contract/queues.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { duePk, newId, outboxPk, shardNumber } from "./keys.ts";
import { rowsAfter } from "./rowsAfter.ts";
import { discard, get, type Key, put, query, transact, type Write } from "./table.ts";
import { deleteOne, updateOne } from "./writeOne.ts";

/** Work that a transaction caused, until a worker has done it. */
export interface WorkRow extends Key {
  readonly kind: QueueKind;
  readonly work: unknown;
  /** An ISO time. A later row of the same name has another. */
  readonly queued: string;
  /** The request that caused it. */
  readonly cause?: string | undefined;
  /** How often it was sent again. */
  readonly resent?: number | undefined;
  /** When the last try of work that others notice began, in milliseconds. */
  readonly began?: number | undefined;
  /** Tries whose end is not known: the worker was gone before it noted one. */
  readonly lost?: number | undefined;
}

/** No partition takes every write. */
const outboxShards = Array.from({ length: 16 }, (_, shard) => shard);
/** A day's work is read side by side. */
export const dayShards = Array.from({ length: 64 }, (_, shard) => shard);

const rowOf = (key: Key, kind: QueueKind, work: unknown): WorkRow => ({
  ...key,
  kind,
  work,
  queued: new Date().toISOString(),
  cause: log.requestId,
});

/** In the transaction that causes it. The table's stream hands it to its queue at once. */
export function enqueue<Kind extends QueueKind>(kind: Kind, work: WorkOf<Kind>): Write {
  const pk = outboxPk(kind, randomInt(outboxShards.length));
  return put(rowOf({ pk, sk: `${new Date().toISOString()}#${newId()}` }, kind, work));
}

interface DueName {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Whose it is: chooses the shard. */
  readonly owner: string;
  /** Unique on its day; the same name is the same work. */
  readonly name: string;
}

export const dueKey = (kind: QueueKind, { day, owner, name }: DueName): Key => ({
  pk: duePk(kind, day, shardNumber(owner, dayShards.length)),
  sk: name,
});

/** A sweep of that day hands it to its queue. */
export const enqueueOn = <Kind extends QueueKind>(due: DueName, kind: Kind, work: WorkOf<Kind>): Write =>
  put(rowOf(dueKey(kind, due), kind, work));

/** Until tomorrow: a later one of the same name takes its place. */
export const putOff = <Kind extends QueueKind>(
  due: Omit<DueName, "day">,
  kind: Kind,
  work: WorkOf<Kind>,
): Promise<void> => transact([enqueueOn({ ...due, day: addDays(dayOf(new Date()), 1) }, kind, work)]);

/** @param after a sort key, "" for the beginning */
export const readDue = (
  { kind, day, shard }: { readonly kind: string; readonly day: string; readonly shard: number },
  after: string,
  limit: number,
): Promise<WorkRow[]> => rowsAfter(duePk(kind, day, shard), limit, { after });

export const readWork = (key: Key): Promise<WorkRow | undefined> => get<WorkRow>(key);

/** Until enough are wanted: those that wait for a person hide no other. */
async function readOldShard(
  pk: string,
  before: Date,
  limit: number,
  isWanted: (row: WorkRow) => boolean,
): Promise<WorkRow[]> {
  const rows: WorkRow[] = [];
  let start: Key | undefined;
  do {
    const { items, last } = await query<WorkRow>({
      KeyConditionExpression: "pk = :pk AND sk < :before",
      ExpressionAttributeValues: { ":pk": pk, ":before": before.toISOString() },
      Limit: limit,
      ...(start ? { ExclusiveStartKey: start } : {}),
    });
    rows.push(...items);
    start = last;
  } while (start && rows.filter(isWanted).length < limit);
  return rows;
}

/** The oldest of each shard. @param limit wanted ones of each shard */
export async function readOldWork(
  kind: QueueKind,
  before: Date,
  limit: number,
  isWanted = (_row: WorkRow): boolean => true,
): Promise<WorkRow[]> {
  const shards = outboxShards.map((shard) => readOldShard(outboxPk(kind, shard), before, limit, isWanted));
  return (await Promise.all(shards)).flat();
}

const isStill = ({ queued }: WorkRow) => ({
  ConditionExpression: "queued = :queued",
  ExpressionAttributeValues: { ":queued": queued },
});

/** Another worker did it. */
export class DoneElsewhere extends Error {}

/** For the transaction that does the work, which then happens once. */
export const done = (row: WorkRow): Write => discard(row, isStill(row), new DoneElsewhere());

/** A later row of the same name stays. */
export const removeWork = async (row: WorkRow): Promise<void> => void (await deleteOne(discard(row, isStill(row))));

/** Returns false when it is done by now. */
async function change(row: WorkRow, UpdateExpression: string, values: Readonly<Record<string, unknown>> = {}) {
  const { ConditionExpression, ExpressionAttributeValues } = isStill(row);
  const began = row.began === undefined ? "attribute_not_exists(began)" : "began = :began";
  const changed = await updateOne(row, {
    UpdateExpression,
    ConditionExpression: `${ConditionExpression} AND ${began}`,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ...values, ...(row.began && { ":began": row.began }) },
  });
  return changed !== undefined;
}

export const noteResent = (row: WorkRow): Promise<boolean> => change(row, "ADD resent :one", { ":one": 1 });

/** Undefined when another worker began or ended one since. */
export async function beginTry(row: WorkRow, lost: number): Promise<WorkRow | undefined> {
  const began = Date.now();
  const isMine = await change(row, "SET began = :now, lost = :lost", { ":now": began, ":lost": lost });
  return isMine ? { ...row, began, lost } : undefined;
}

/** After a try that is known to have failed. */
export const endTry = (row: WorkRow): Promise<boolean> => change(row, "REMOVE began");
