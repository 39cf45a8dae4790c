import { SendMessageCommand, type SQSClient } from "@aws-sdk/client-sqs";
import { deliver, type StreamDelivery } from "./deliver.ts";
import type { StreamMapping } from "./EventSourceMapping.ts";
import type { Invoke } from "./invokeWith.ts";
import { repeatUntil, rest } from "./repeatUntil.ts";
import type { Shards } from "./Shards.ts";
import { type StreamRecord, sequenceNumber, streamRecord } from "./streamEvent.ts";

interface Options {
  readonly shards: Shards;
  readonly mapping: StreamMapping;
  readonly invoke: Invoke;
  readonly signal: AbortSignal;
  /** With Lambda's own access. */
  readonly failures: { readonly sqs: SQSClient; readonly url: string } | undefined;
}

/** Lambda asks four times a second. */
const between = 250;

/** As far as a person reads it. */
const failureOf = ({ functionArn, source }: StreamMapping, records: readonly StreamRecord[], tries: number) => ({
  requestContext: { functionArn, condition: "RetryAttemptsExhausted", approximateInvokeCount: tries },
  version: "1.0",
  timestamp: new Date().toISOString(),
  DDBStreamBatchInfo: {
    startSequenceNumber: records[0] && sequenceNumber(records[0]),
    endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
    batchSize: records.length,
    streamArn: source,
  },
});

const giveUpOf =
  ({ mapping, failures }: Options): StreamDelivery["giveUp"] =>
  async (records, tries) => {
    console.error(`${mapping.key}: ${records.length} records are given up after ${tries} tries.`);
    const body = JSON.stringify(failureOf(mapping, records, tries));
    const sent = failures?.sqs.send(new SendMessageCommand({ QueueUrl: failures.url, MessageBody: body }));
    await sent?.catch((error: unknown) => console.error(`${mapping.key}:`, error));
  };

/** Filled from what was read at once: the batching window is only the longest wait. */
async function pollShard(options: Options, id: string): Promise<void> {
  const { shards, mapping, invoke, signal } = options;
  const records = (await shards.read(id)).map((record) => streamRecord(record, mapping.source));
  const wanted = records.filter(mapping.matches);
  for (let at = 0; at < wanted.length && !signal.aborted; at += mapping.batchSize)
    await deliver({ mapping, invoke, signal, giveUp: giveUpOf(options) }, wanted.slice(at, at + mapping.batchSize));
}

/** Ends after the signal, when no batch runs any more. */
export function pollStream(options: Options): Promise<void> {
  const { shards, mapping, signal } = options;
  return repeatUntil(signal, mapping.key, async () => {
    const ids = shards.ids;
    await Promise.all(ids.map((id) => pollShard(options, id)));
    await rest(between, signal);
    // A shard that has ended has children.
    if (!signal.aborted && (ids.length === 0 || shards.ids.length < ids.length)) await shards.follow();
  });
}
