import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from "@aws-sdk/client-sqs";
import { StartError } from "#scripts/local/common/StartError.ts";
import type { QueueMapping } from "./EventSourceMapping.ts";
import { type Invoke, invokeWith } from "./invokeWith.ts";
import { queueEvent } from "./queueEvent.ts";
import { repeatUntil } from "./repeatUntil.ts";

interface Options {
  readonly sqs: SQSClient;
  readonly mapping: QueueMapping;
  readonly invoke: Invoke;
  readonly signal: AbortSignal;
}

/** SQS's limit. */
const mostMessages = 10;
const longestWait = 20;

/** As Lambda does before it accepts a mapping. Throws StartError. */
export async function checkQueue({ sqs, mapping }: Pick<Options, "sqs" | "mapping">): Promise<void> {
  const { key, url, functionTimeout } = mapping;
  const asked = new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ["VisibilityTimeout"] });
  const { Attributes = {} } = await sqs.send(asked);
  if (Number(Attributes.VisibilityTimeout) < functionTimeout)
    throw new StartError(
      `${key}: the queue's visibility timeout of ${Attributes.VisibilityTimeout} s is shorter than its function's timeout of ${functionTimeout} s.`,
      "Give the queue a longer one in infra: Lambda refuses such a mapping.",
    );
}

async function receive({ sqs, mapping, signal }: Options, most: number, seconds: number): Promise<Message[]> {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: mapping.url,
      MaxNumberOfMessages: Math.min(most, mostMessages),
      WaitTimeSeconds: Math.min(Math.ceil(seconds), longestWait),
      MessageSystemAttributeNames: ["All"],
    }),
    { abortSignal: signal },
  );
  return Messages;
}

/** Once there is a first message, until the batch is full or its window has passed. */
async function gather(options: Options): Promise<Message[]> {
  const { batchSize, batchingWindow } = options.mapping;
  const batch = await receive(options, batchSize, longestWait);
  const end = Date.now() + batchingWindow * 1_000;
  while (batch.length > 0 && batch.length < batchSize && Date.now() < end) {
    const wait = (end - Date.now()) / 1_000;
    const more = await receive(options, batchSize - batch.length, wait).catch(() => undefined);
    // Those in hand are worked all the same.
    if (!more) break;
    batch.push(...more);
  }
  return batch;
}

async function remove({ sqs, mapping }: Options, messages: readonly Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += mostMessages) {
    const Entries = messages
      .slice(at, at + mostMessages)
      .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }));
    await sqs.send(new DeleteMessageBatchCommand({ QueueUrl: mapping.url, Entries }));
  }
}

/** Others come back after the visibility timeout. */
async function work(options: Options, messages: readonly Message[]): Promise<void> {
  const { mapping, invoke } = options;
  const identifiers = messages.map(({ MessageId = "" }) => MessageId);
  const failed = await invokeWith(invoke, mapping, queueEvent(messages, mapping.source), identifiers);
  await remove(
    options,
    messages.filter(({ MessageId = "" }) => !failed.has(MessageId)),
  );
}

/** Ends after the signal, when no batch runs any more. */
export async function pollQueue(options: Options): Promise<void> {
  const { mapping, signal } = options;
  const running = new Set<Promise<void>>();
  await repeatUntil(signal, mapping.key, async () => {
    if (running.size >= mapping.concurrency) await Promise.race(running);
    const messages = await gather(options);
    if (messages.length === 0) return;
    const run: Promise<void> = work(options, messages)
      .catch((error: unknown) => console.error(`${mapping.key}:`, error))
      .finally(() => running.delete(run));
    running.add(run);
  });
  await Promise.all(running);
}
