import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  type BatchWriteCommandOutput,
} from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type Key, table } from "./table.ts";

type Asked = NonNullable<BatchWriteCommandInput["RequestItems"]>;
/** One row to put or to delete, without a condition. */
type Request = Asked[string][number];

/** The service's own limit for one batch. */
const mostInBatch = 25;
const batchesAtOnce = 8;
const tries = 8;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One batch. What the service had no room for is sent again, a little later each time. */
async function writeBatch(requests: readonly Request[]): Promise<void> {
  let left: Asked | undefined = { [env.table]: [...requests] };
  for (let attempt = 1; left && Object.keys(left).length > 0; attempt += 1) {
    if (attempt > tries) throw new VisibleError("UNAVAILABLE");
    if (attempt > 1) await pause(Math.random() * 25 * 2 ** attempt);
    const answer: BatchWriteCommandOutput = await table.send(new BatchWriteCommand({ RequestItems: left }));
    left = answer.UnprocessedItems;
  }
}

/** Called with how many rows are written so far. */
export type Progress = (written: number) => void;

async function writeAll(requests: readonly Request[], progress: Progress): Promise<void> {
  const most = mostInBatch * batchesAtOnce;
  for (let from = 0; from < requests.length; from += most) {
    const some = requests.slice(from, from + most);
    const starts = Array.from({ length: Math.ceil(some.length / mostInBatch) }, (_, at) => at * mostInBatch);
    await Promise.all(starts.map((start) => writeBatch(some.slice(start, start + mostInBatch))));
    progress(from + some.length);
  }
}

const silent: Progress = () => undefined;

/** Puts rows over whatever stands there. No key may be named twice; what broke off may simply be done again. */
export const putRows = (rows: readonly Key[], progress = silent): Promise<void> =>
  writeAll(
    rows.map((Item) => ({ PutRequest: { Item } })),
    progress,
  );

/** Deletes rows, whatever stands in them; those that are gone are no failure. No key may be named twice. */
export const deleteRows = (keys: readonly Key[], progress = silent): Promise<void> =>
  writeAll(
    keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    progress,
  );
