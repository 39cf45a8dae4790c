import { type ErrorCode, errorSentences, errorStatuses } from "#shared/errors.ts";

/** An error that the caller reads. Anything else that is thrown is answered as UNEXPECTED, without detail. */
export class VisibleError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which a refused call may be tried again. */
  readonly retryAfter: number | undefined;

  /** `message` may be left out where the code has a sentence of its own. */
  constructor(code: keyof typeof errorSentences, message?: string, retryAfter?: number);
  constructor(code: ErrorCode, message: string, retryAfter?: number);
  constructor(
    code: keyof typeof errorSentences,
    message: string = errorSentences[code],
    retryAfter?: number,
  ) {
    super(message);
    this.name = "VisibleError";
    this.code = code;
    this.retryAfter = retryAfter;
  }

  /** The HTTP status of its code. */
  get status(): number {
    return errorStatuses[this.code];
  }
}

/** A missing record and another account's are answered alike, so that no caller learns what exists. */
export const notFound = () => new VisibleError("NOT_FOUND");

/** A lost race: the record has another version than the one that the change was made on. */
export const changedElsewhere = () => new VisibleError("CHANGED_ELSEWHERE");
