import { errorSentences } from "#shared/errors.ts";

/** An error whose message may be shown to the user. */
export class UserFacingError extends Error {
  /** Names the failure in a log, where only the log can explain it. */
  readonly requestId: string | undefined;

  constructor(message: string, requestId?: string) {
    super(message);
    this.requestId = requestId;
  }
}

export function sentenceOf(error: unknown): string {
  return error instanceof UserFacingError ? error.message : errorSentences.UNEXPECTED;
}
