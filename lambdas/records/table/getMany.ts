import { BatchGetCommand, type BatchGetCommandInput, type BatchGetCommandOutput } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { backOff } from "#lambdas/pause.ts";
import { chunksOf } from "./chunksOf.ts";
import { type Key, table } from "./table.ts";

type RequestItems = BatchGetCommandInput["RequestItems"];

const tries = 6;

/** None are all. By placeholders: "status" is a reserved word. */
const projectionOn = (attributes: readonly string[]) =>
  attributes.length > 0 && {
    ProjectionExpression: attributes.map((name) => `#${name}`).join(", "),
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
  };

interface Reading {
  /** @default all */
  readonly attributes?: readonly string[];
  /** Whether no row may be a moment old, at twice the cost. @default false */
  readonly isConsistent?: boolean;
}

/** Retries throttled keys, a little later each time. */
async function getBatch<Item>(keys: readonly Key[], { attributes = [], isConsistent }: Reading): Promise<Item[]> {
  const items: Item[] = [];
  const Keys = keys.map(({ pk, sk }) => ({ pk, sk }));
  let left: RequestItems = {
    [env.table]: { Keys, ...projectionOn(attributes), ...(isConsistent ? { ConsistentRead: true } : {}) },
  };
  for (let attempt = 1; Object.keys(left ?? {}).length > 0; attempt += 1) {
    if (attempt > tries) throw new VisibleError("UNAVAILABLE");
    if (attempt > 1) await backOff(attempt);
    const page: BatchGetCommandOutput = await table.send(new BatchGetCommand({ RequestItems: left }));
    items.push(...((page.Responses?.[env.table] ?? []) as Item[]));
    left = page.UnprocessedKeys;
  }
  return items;
}

/** DynamoDB's limit for one batch. */
const mostInBatch = 100;

/** Existing records in no order, possibly a moment old unless consistent. No key may repeat. */
export async function getMany<Item>(keys: readonly Key[], reading: Reading = {}): Promise<Item[]> {
  const batches = chunksOf(keys, mostInBatch).map((batch) => getBatch<Item>(batch, reading));
  return (await Promise.all(batches)).flat();
}
