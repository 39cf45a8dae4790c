import { ApiError } from "#web/api/ApiError.ts";

export const memberSaveFailed = "An error occured, please try again later";

/** The server's sentence unless it is the general one, then `safe`, then the reference to quote. */
export function failureText(error: unknown, safe: string): string {
  const isExplained = error instanceof ApiError && error.code !== "UNEXPECTED";
  const reference = error instanceof ApiError && error.requestId ? `Reference: ${error.requestId}` : "";
  return [isExplained && error.message, safe, reference].filter(Boolean).join(" ");
}
