import { errorSentences } from "#shared/errors.ts";

/** Its message may be shown to the user. */
export class UserFacingError extends Error {
  /** Where only the log can explain the failure. */
  readonly requestId: string | undefined;

  constructor(message: string, requestId?: string) {
    super(message);
    this.requestId = requestId;
  }
}

export function sentenceOf(error: unknown): string {
  return error instanceof UserFacingError ? error.message : errorSentences.UNEXPECTED;
}
