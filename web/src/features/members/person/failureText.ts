import { errorSentences } from "#shared/errors.ts";
import { ApiError, sentenceOf } from "#web/api/ApiError.ts";

/**
 * What stands under the title of a save that failed: the server's own sentence where it says more than that
 * something failed, then what is `safe`, then the reference to quote.
 */
export function failureText(error: unknown, safe: string): string {
  const sentence = sentenceOf(error);
  const reference = error instanceof ApiError && error.requestId ? `Reference: ${error.requestId}` : "";
  return [sentence === errorSentences.UNEXPECTED ? "" : sentence, safe, reference].filter(Boolean).join(" ");
}
