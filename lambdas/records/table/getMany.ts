import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
} from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type Key, table } from "./table.ts";

type Asked = BatchGetCommandInput["RequestItems"];

const tries = 6;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One batch. What the service had no room for is asked for again, a little later each time. */
async function getBatch<Item>(keys: readonly Key[]): Promise<Item[]> {
  const items: Item[] = [];
  let asked: Asked = { [env.table]: { Keys: keys.map(({ pk, sk }) => ({ pk, sk })) } };
  for (let attempt = 1; Object.keys(asked ?? {}).length > 0; attempt += 1) {
    if (attempt > tries) throw new VisibleError("UNAVAILABLE");
    if (attempt > 1) await pause(Math.random() * 25 * 2 ** attempt);
    const page: BatchGetCommandOutput = await table.send(new BatchGetCommand({ RequestItems: asked }));
    items.push(...((page.Responses?.[env.table] ?? []) as Item[]));
    asked = page.UnprocessedKeys;
  }
  return items;
}

/** The service's own limit for one batch. */
const mostInBatch = 100;

/** Those of many records that are there, in no order, a moment old at most. No key may be named twice. */
export async function getMany<Item>(keys: readonly Key[]): Promise<Item[]> {
  const starts = Array.from({ length: Math.ceil(keys.length / mostInBatch) }, (_, at) => at * mostInBatch);
  const batches = starts.map((start) => getBatch<Item>(keys.slice(start, start + mostInBatch)));
  return (await Promise.all(batches)).flat();
}
