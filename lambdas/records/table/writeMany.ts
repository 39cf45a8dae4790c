import { BatchWriteCommand, type BatchWriteCommandInput, type BatchWriteCommandOutput } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { backOff } from "#lambdas/pause.ts";
import { chunksOf } from "./chunksOf.ts";
import { type Key, table } from "./table.ts";

type RequestItems = NonNullable<BatchWriteCommandInput["RequestItems"]>;
type Request = RequestItems[string][number];

/** DynamoDB's limit for one batch. */
const mostInBatch = 25;
const batchesAtOnce = 8;
const tries = 8;

/** Retries throttled rows, a little later each time. */
async function writeBatch(requests: readonly Request[]): Promise<void> {
  let left: RequestItems | undefined = { [env.table]: [...requests] };
  for (let attempt = 1; left && Object.keys(left).length > 0; attempt += 1) {
    if (attempt > tries) throw new VisibleError("UNAVAILABLE");
    if (attempt > 1) await backOff(attempt);
    const answer: BatchWriteCommandOutput = await table.send(new BatchWriteCommand({ RequestItems: left }));
    left = answer.UnprocessedItems;
  }
}

export type Progress = (written: number) => void;

async function writeAll(requests: readonly Request[], progress: Progress): Promise<void> {
  let written = 0;
  for (const some of chunksOf(requests, mostInBatch * batchesAtOnce)) {
    await Promise.all(chunksOf(some, mostInBatch).map(writeBatch));
    written += some.length;
    progress(written);
  }
}

const silent: Progress = () => undefined;

/** No key may repeat; after a failure all may be put again. */
export const putRows = (rows: readonly Key[], progress = silent): Promise<void> =>
  writeAll(
    rows.map((Item) => ({ PutRequest: { Item } })),
    progress,
  );

/** Rows need not exist. No key may repeat. */
export const deleteRows = (keys: readonly Key[], progress = silent): Promise<void> =>
  writeAll(
    keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    progress,
  );
