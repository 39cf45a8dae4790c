import { errorSentences } from "#shared/errors.ts";
import { waitInWords } from "./waitInWords.ts";

/** A call that did not succeed, with a sentence to show. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** Names this failure in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, requestId?: string, retryAfter?: number) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

export const noConnection =
  "We could not reach Beforehand. Check your connection and try again. What you typed is still here.";

const ownSentences: Readonly<Record<number, string>> = {
  401: errorSentences.SIGN_IN,
  403: errorSentences.NOT_ALLOWED,
  404: errorSentences.NOT_FOUND,
  413: errorSentences.TOO_LARGE,
  429: errorSentences.SLOW_DOWN,
  503: errorSentences.UNAVAILABLE,
};

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

function parse(body: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body ?? "");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);

/**
 * The error of an answer that is not a success. The server's own Message is shown; the gateway's
 * ("Unauthorized", "Service Unavailable": lower-case `message`) is said in our words instead, and where somebody
 * is to wait, how long.
 */
export function errorOfAnswer({ statusCode, headers, body }: Answer): ApiError {
  const { Message, message, RequestId } = parse(body);
  const own = ownSentences[statusCode] ?? (text(message) && statusCode < 500 ? text(message) : undefined);
  const seconds = Number(headers["retry-after"]);
  const wait = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
  const slowDown =
    statusCode === 429 && wait ? errorSentences.SLOW_DOWN.replace("a moment", waitInWords(wait)) : undefined;
  return new ApiError(
    statusCode,
    slowDown ?? text(Message) ?? own ?? errorSentences.UNEXPECTED,
    text(RequestId) ?? headers["apigw-requestid"] ?? headers["x-amzn-requestid"],
    wait,
  );
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : errorSentences.UNEXPECTED;
}

/** Whether it is unknown what became of a request: no answer came, or one that says nothing about it. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Whether the server refuses the account itself, whatever it asks for: it is restricted. */
export function isClosedAccount(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 403 && error.message === errorSentences.ACCOUNT_RESTRICTED
  );
}
