import type { Matches } from "./createFilter.ts";

/** As the template says, with Lambda's defaults. */
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

/** URL of the source's queue. */
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
  /** The ARN of the queue for batches that failed for good. */
  readonly onFailure: string | undefined;
};
