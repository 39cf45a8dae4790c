import type { Matches } from "./createFilter.ts";

/** With Lambda's defaults. */
export interface EventSourceMapping {
  /** "stack/id" */
  readonly key: string;
  readonly functionArn: string;
  /** The function's. */
  readonly accessKey: string;
  /** Seconds. */
  readonly functionTimeout: number;
  readonly source: string;
  readonly batchSize: number;
  /** Seconds. */
  readonly batchingWindow: number;
  readonly reportsFailures: boolean;
}

/** `url` of the queue. */
export type QueueMapping = EventSourceMapping & {
  readonly kind: "queue";
  readonly url: string;
  readonly concurrency: number;
};

export type StreamMapping = EventSourceMapping & {
  readonly kind: "stream";
  readonly matches: Matches;
  /** Infinity for as long as a record lives. */
  readonly retries: number;
  /** Milliseconds. */
  readonly recordAge: number;
  readonly bisects: boolean;
  /** For batches that failed for good, its ARN. */
  readonly onFailure: string | undefined;
};
