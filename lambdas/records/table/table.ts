import { DynamoDBClient, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { answerWithin } from "#lambdas/answerWithin.ts";
import { env } from "#lambdas/env.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";

/** The table's client. A call answers within seconds or says that something is down: it does not hang. */
export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({ maxAttempts: 3, requestHandler: /* @__PURE__ */ answerWithin(3_000) }),
  { marshallOptions: { removeUndefinedValues: true } },
);

/** Where a record is. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** One write of a transaction, and what is thrown when its condition does not hold. */
export interface Write {
  readonly write: NonNullable<TransactWriteCommandInput["TransactItems"]>[number];
  readonly otherwise?: Error;
}

/** One record, read as it is now; undefined when there is none. */
export async function get<Item>(key: Key): Promise<Item | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: env.table, Key: key, ConsistentRead: true }));
  return Item as Item | undefined;
}

/** Whether the table answers; the record that is asked for is never there. */
export async function isReachable(): Promise<boolean> {
  try {
    await get({ pk: "HEALTH", sk: "#" });
    return true;
  } catch (error) {
    log.error("table not reached", { error: error as Error });
    return false;
  }
}

type Query = Omit<QueryCommandInput, "TableName">;

/** One page of a query. `last` is where the next page starts; undefined at the end. */
export async function query<Item>(input: Query): Promise<{ items: Item[]; last: Key | undefined }> {
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({ TableName: env.table, ...input }),
  );
  return { items: Items as Item[], last: LastEvaluatedKey as Key | undefined };
}

/** Every record of one partition whose sort key lies between two, read as they are now. */
export async function range<Item>(pk: string, from: string, to: string): Promise<Item[]> {
  const items: Item[] = [];
  let start: Key | undefined;
  do {
    const page = await query<Item>({
      KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
      ExpressionAttributeValues: { ":pk": pk, ":from": from, ":to": to },
      ConsistentRead: true,
      ...(start ? { ExclusiveStartKey: start } : {}),
    });
    items.push(...page.items);
    start = page.last;
  } while (start);
  return items;
}

/** Reasons for which the service had no room for a transaction just then. */
const throttled = /Throttl|ProvisionedThroughputExceeded/;

const tries = 6;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * All writes or none. The first write whose condition does not hold decides what is thrown: its `otherwise`,
 * or "changed elsewhere". Two transactions that only met at the same moment, and one that there was no room
 * for, are tried again.
 */
export async function transact(writes: readonly Write[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: writes.map(({ write }) => write) }));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = error.CancellationReasons?.map(({ Code }) => Code) ?? [];
      const failed = codes.indexOf("ConditionalCheckFailed");
      if (failed >= 0) throw writes[failed]?.otherwise ?? changedElsewhere();
      const met = codes.includes("TransactionConflict");
      if (!met && !codes.some((code) => throttled.test(code ?? ""))) throw error;
      if (attempt === tries) throw met ? changedElsewhere() : new VisibleError("UNAVAILABLE");
      await pause(Math.random() * 25 * 2 ** attempt);
    }
  }
}

/** A record that must not be there yet. */
export function insert(item: Key, otherwise?: Error): Write {
  return {
    write: { Put: { TableName: env.table, Item: item, ConditionExpression: "attribute_not_exists(pk)" } },
    ...(otherwise ? { otherwise } : {}),
  };
}

/** A record with a version: written only over the version that it was made from, one higher. */
export function replace<Item extends Key & { version: number }>(item: Item, otherwise?: Error): Write {
  return {
    write: {
      Put: {
        TableName: env.table,
        Item: { ...item, version: item.version + 1 },
        ConditionExpression: "version = :version",
        ExpressionAttributeValues: { ":version": item.version },
      },
    },
    ...(otherwise ? { otherwise } : {}),
  };
}

/** A record that must be there, in the version that was read when it has one. */
export function remove({ pk, sk, version }: Key & { version?: number }, otherwise?: Error): Write {
  return {
    write: {
      Delete: {
        TableName: env.table,
        Key: { pk, sk },
        ConditionExpression: version === undefined ? "attribute_exists(pk)" : "version = :version",
        ...(version === undefined ? {} : { ExpressionAttributeValues: { ":version": version } }),
      },
    },
    ...(otherwise ? { otherwise } : {}),
  };
}

/** A record that must still be in the version that was read; it is not written. */
export function unchanged({ pk, sk, version }: Key & { version: number }, otherwise?: Error): Write {
  return {
    write: {
      ConditionCheck: {
        TableName: env.table,
        Key: { pk, sk },
        ConditionExpression: "version = :version",
        ExpressionAttributeValues: { ":version": version },
      },
    },
    ...(otherwise ? { otherwise } : {}),
  };
}
