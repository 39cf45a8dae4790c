import { type ErrorCode, errorSentences, errorStatuses } from "#shared/errors.ts";

/** An error the caller reads. Any other is answered as UNAVAILABLE, after an outage, or as UNEXPECTED. */
export class VisibleError extends Error {
  readonly code: ErrorCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  /** `message` may be left out where the code has a sentence of its own. */
  constructor(code: keyof typeof errorSentences, message?: string, retryAfter?: number);
  constructor(code: ErrorCode, message: string, retryAfter?: number);
  constructor(code: keyof typeof errorSentences, message: string = errorSentences[code], retryAfter?: number) {
    super(message);
    this.name = "VisibleError";
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** For a missing record and another account's alike: no caller learns which exist. */
export const notFound = () => new VisibleError("NOT_FOUND");

/** A lost race: the record changed after the caller read it. */
export const changedElsewhere = () => new VisibleError("CHANGED_ELSEWHERE");

export const slowDown = (seconds: number) => new VisibleError("SLOW_DOWN", undefined, seconds);

/** For the log, where a service's message may contain an address or number. */
export const errorNameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");
