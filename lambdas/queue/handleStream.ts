import type { DynamoDBStreamEvent } from "aws-lambda";
import { type InvocationContext, withinTime } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { log } from "#lambdas/log.ts";
import { insertedWork } from "#lambdas/records/table/insertedWork.ts";
import type { WorkRow } from "#lambdas/records/table/outbox.ts";
import type { StreamEvent } from "#shared/contract/queues.ts";

/** A function as the table's stream invokes it. */
export type StreamHandler = ((event: DynamoDBStreamEvent, context?: InvocationContext) => Promise<void>) & {
  readonly declaration: StreamEvent;
};

/** Runs `run` with the new outbox rows. After an error the stream brings the batch again, in halves. */
export function handleStream(
  declaration: StreamEvent,
  run: (rows: readonly WorkRow[]) => Promise<void>,
): StreamHandler {
  const handler = async (event: DynamoDBStreamEvent, context?: InvocationContext) => {
    log.about({ call: env.call });
    try {
      await withinTime(context, () => run(insertedWork(event)));
    } catch (error) {
      log.error("work not handed over", { rows: event.Records.length, error: error as Error });
      throw error;
    }
  };
  return Object.assign(handler, { declaration });
}
