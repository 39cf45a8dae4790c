import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { clientTimeouts } from "#lambdas/clientTimeouts.ts";
import { abortAtDeadline } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { chunksOf } from "#lambdas/records/table/chunksOf.ts";
import type { QueueKind, WorkOf } from "#shared/contract/queues.ts";

/** TLS already shows that a message came whole. @public for tests */
export const sqs = abortAtDeadline(
  new SQSClient({ maxAttempts: 3, md5: false, requestHandler: clientTimeouts(5_000) }),
);

/** A queue's message: the key of the work's row. */
export interface WorkMessage {
  readonly row?: { readonly pk: string; readonly sk: string };
  /** Of a sweep or an end of an export, which have no row. */
  readonly work?: WorkOf<"sweeps" | "exports">;
  /** The request that caused it. */
  readonly cause?: string | undefined;
  /** The day that its sweep took for today. */
  readonly today?: string | undefined;
}

/** SQS takes ten at once. */
const atOnce = 10;

/**
 * Throws when a message was not taken; others may have been.
 * @param delay seconds, at most 900
 */
export async function sendWork(kind: QueueKind, messages: readonly WorkMessage[], delay = 0): Promise<void> {
  for (const some of chunksOf(messages, atOnce)) {
    const { Failed = [] } = await sqs.send(
      new SendMessageBatchCommand({
        QueueUrl: env.queueUrls[kind],
        Entries: some.map((message, at) => ({
          Id: String(at),
          MessageBody: JSON.stringify(message),
          ...(delay > 0 ? { DelaySeconds: delay } : {}),
        })),
      }),
    );
    if (Failed.length > 0) throw new Error(`The queue ${kind} did not take ${Failed.length} messages`);
  }
}
