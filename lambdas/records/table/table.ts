import { DynamoDBClient, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { clientTimeouts } from "#lambdas/clientTimeouts.ts";
import { abortAtDeadline } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { backOff } from "#lambdas/pause.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { type Condition, holds } from "./condition.ts";

function connect(): DynamoDBDocumentClient {
  const client = abortAtDeadline(
    new DynamoDBClient({ maxAttempts: 3, requestHandler: clientTimeouts(3_000) }),
    "table",
  );
  // Even without a logger it goes through all a command sends and receives.
  client.middlewareStack.remove("loggerMiddleware");
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** Fails after a few seconds instead of hanging. */
export const table = connect();

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** One write, and the error of its failed condition: a Conflict unless `otherwise` is given. */
export interface Write {
  readonly write: NonNullable<TransactWriteCommandInput["TransactItems"]>[number];
  readonly otherwise?: Error;
  /** Another write of its transaction, once for all that name it. */
  readonly also?: { readonly name: string; readonly write: Write };
}

/** A lost race: a record changed after it was read. retryOnConflict reads it again. */
export class Conflict extends VisibleError {
  constructor() {
    super("CHANGED_ELSEWHERE");
  }
}

/** By a consistent read. */
export async function get<Item>(key: Key): Promise<Item | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: env.table, Key: key, ConsistentRead: true }));
  return Item as Item | undefined;
}

/** `get`, but not an expired record: the table removes it some time later. */
export async function getLive<Item>(key: Key): Promise<Item | undefined> {
  const found = await get<Item & { readonly expiresAt: number }>(key);
  return found && found.expiresAt > secondsNow() ? found : undefined;
}

/** Asks for a record that never exists. */
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

interface QueryPage<Item> {
  readonly items: Item[];
  /** Fitting rows, and rows looked at. */
  readonly count: number;
  readonly scanned: number;
  /** Undefined at the end. */
  readonly last: Key | undefined;
}

export async function query<Item>(input: Query): Promise<QueryPage<Item>> {
  const page = await table.send(new QueryCommand({ TableName: env.table, ...input }));
  return {
    items: (page.Items ?? []) as Item[],
    count: page.Count ?? 0,
    scanned: page.ScannedCount ?? 0,
    last: page.LastEvaluatedKey as Key | undefined,
  };
}

/** Both sort keys included, consistently. */
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

const throttled = /Throttl|ProvisionedThroughputExceeded/;

const tries = 6;

/**
 * The first failed condition decides the error: its `otherwise`, or a Conflict. Retries another transaction's conflict,
 * and lack of capacity.
 */
export async function transact(given: readonly Write[]): Promise<void> {
  const also = new Map(given.flatMap(({ also }) => (also ? [[also.name, also.write] as const] : [])));
  const writes = [...given, ...also.values()];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: writes.map(({ write }) => write) }));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = error.CancellationReasons?.map(({ Code }) => Code) ?? [];
      const failed = codes.indexOf("ConditionalCheckFailed");
      if (failed >= 0) throw writes[failed]?.otherwise ?? new Conflict();
      const met = codes.includes("TransactionConflict");
      if (!met && !codes.some((code) => throttled.test(code ?? ""))) throw error;
      if (attempt === tries) throw met ? new Conflict() : new VisibleError("UNAVAILABLE");
      await backOff(attempt);
    }
  }
}

const always: Condition = {};

const orElse = (write: Write["write"], otherwise: Error | undefined): Write => ({
  write,
  ...(otherwise ? { otherwise } : {}),
});

/** Over any other with its key. */
export const put = <Row extends Key>(Item: Row, condition = always, otherwise?: Error): Write =>
  orElse({ Put: { TableName: env.table, Item, ...condition } }, otherwise);

/** It must not exist yet. */
export const insert = <Row extends Key>(item: Row, otherwise?: Error): Write =>
  put(item, { ConditionExpression: "attribute_not_exists(pk)" }, otherwise);

/** Over the version it was made from, one version higher. */
export const replace = <Item extends Key & { version: number }>(item: Item, otherwise?: Error): Write =>
  put({ ...item, version: item.version + 1 }, holds({ version: item.version }), otherwise);

export const update = (
  { pk, sk }: Key,
  change: Condition & { readonly UpdateExpression: string },
  otherwise?: Error,
): Write => orElse({ Update: { TableName: env.table, Key: { pk, sk }, ...change } }, otherwise);

/** It need not exist. */
export const discard = ({ pk, sk }: Key, condition = always, otherwise?: Error): Write =>
  orElse({ Delete: { TableName: env.table, Key: { pk, sk }, ...condition } }, otherwise);

/** It must exist, in the version read when it has one. */
export const remove = ({ version, ...key }: Key & { version?: number }, otherwise?: Error): Write =>
  discard(key, version === undefined ? { ConditionExpression: "attribute_exists(pk)" } : holds({ version }), otherwise);

/** Requires a condition without writing. */
export const check = (
  { pk, sk }: Key,
  condition: Condition & { readonly ConditionExpression: string },
  otherwise?: Error,
): Write => orElse({ ConditionCheck: { TableName: env.table, Key: { pk, sk }, ...condition } }, otherwise);

/** Requires the version read. */
export const unchanged = ({ version, ...key }: Key & { version: number }, otherwise?: Error): Write =>
  check(key, holds({ version }), otherwise);
