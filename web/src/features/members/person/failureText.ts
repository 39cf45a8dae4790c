import { messages } from "#shared/fields.ts";
import { ApiError, sentenceOf } from "#web/api/ApiError.ts";

/**
 * The text under the title of a failed save: the server's sentence unless it is the general one, then `safe`,
 * then the reference to quote.
 */
export function failureText(error: unknown, safe: string): string {
  const sentence = sentenceOf(error);
  const reference = error instanceof ApiError && error.requestId ? `Reference: ${error.requestId}` : "";
  return [sentence === messages.unexpected ? "" : sentence, safe, reference].filter(Boolean).join(" ");
}
