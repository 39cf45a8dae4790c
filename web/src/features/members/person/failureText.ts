import { ApiError } from "#web/api/ApiError.ts";

export const memberSaveFailed = "An error occured, please try again later";

/**
 * What stands under the title of a save that failed: the server's own sentence where it says more than that
 * something failed, then what is `safe`, then the reference to quote.
 */
export function failureText(error: unknown, safe: string): string {
  const isExplained = error instanceof ApiError && error.code !== "UNEXPECTED";
  const reference = error instanceof ApiError && error.requestId ? `Reference: ${error.requestId}` : "";
  return [isExplained && error.message, safe, reference].filter(Boolean).join(" ");
}
