import type { StreamMapping } from "./EventSourceMapping.ts";
import { type Invoke, invokeWith } from "./invokeWith.ts";
import { rest } from "./repeatUntil.ts";
import { type StreamRecord, sequenceNumber, streamEvent } from "./streamEvent.ts";

export interface StreamDelivery {
  readonly mapping: StreamMapping;
  readonly invoke: Invoke;
  readonly signal: AbortSignal;
  readonly giveUp: (records: readonly StreamRecord[], tries: number) => Promise<void>;
}

const firstPause = 250;
const longestPause = 5_000;

const pauseAfter = (tries: number) => Math.min(longestPause, firstPause * 2 ** (tries - 1));

/** From the first failed one on. */
async function remaining({ mapping, invoke }: StreamDelivery, records: readonly StreamRecord[]) {
  const numbers = records.map(sequenceNumber);
  const failed = await invokeWith(invoke, mapping, streamEvent(records), numbers);
  const first = numbers.findIndex((number) => failed.has(number));
  return first === -1 ? [] : records.slice(first);
}

/**
 * In order, until the function has done each record, or its tries or its age are at an end. A batch that failed whole
 * is halved where the mapping says so, which is no try.
 * @param read when the records were read, in milliseconds since 1970
 */
export async function deliver(
  delivery: StreamDelivery,
  records: readonly StreamRecord[],
  read = Date.now(),
  tries = 1,
): Promise<void> {
  const { mapping, signal, giveUp } = delivery;
  const left = await remaining(delivery, records);
  if (left.length === 0) return;
  const isHalved = mapping.bisects && left.length > 1;
  const isOver = Date.now() - read > mapping.recordAge || (!isHalved && tries > mapping.retries);
  if (isOver) return giveUp(left, tries);
  await rest(pauseAfter(tries), signal);
  if (signal.aborted) return;
  if (!isHalved) return deliver(delivery, left, read, tries + 1);
  // From a reported record on, the rest is a part of its own already.
  if (left.length < records.length) return deliver(delivery, left, read, tries);
  const middle = Math.ceil(left.length / 2);
  await deliver(delivery, left.slice(0, middle), read, tries);
  if (!signal.aborted) await deliver(delivery, left.slice(middle), read, tries);
}
