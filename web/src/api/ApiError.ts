import { type ErrorCode, errorSentences } from "#shared/errors.ts";
import { waitInWords } from "./waitInWords.ts";

/** The codes of failures that no answer of ours reports. */
type OwnCode = "NO_ANSWER" | "UPLOAD_FAILED";

interface Details {
  /** Names this failure in the server's log. */
  readonly requestId?: string | undefined;
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number | undefined;
}

/** A call that did not succeed. `message` is to be shown, `code` to be decided by. `status` is 0 without an answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | OwnCode;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ErrorCode | OwnCode, message: string, details: Details = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }

  /** The same failure in other words. */
  reworded(message: string): ApiError {
    return new ApiError(this.status, this.code, message, this);
  }
}

export const noConnection =
  "We could not reach Beforehand. Check your connection and try again. What you typed is still here.";

export const noAnswer = () => new ApiError(0, "NO_ANSWER", noConnection);

/** The code of an answer that names none: that of the gateway, or of a firewall's managed rule. */
const codesOfStatus = {
  401: "SIGN_IN",
  403: "NOT_ALLOWED",
  404: "NOT_FOUND",
  413: "TOO_LARGE",
  429: "SLOW_DOWN",
  503: "UNAVAILABLE",
} as const;

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

/** The code and the sentence of an answer that names no code. A refused request keeps the sentence of its answer. */
function withoutCode(status: number, message: string | undefined): [ErrorCode, string] {
  const code = (codesOfStatus as Partial<Record<number, keyof typeof errorSentences>>)[status];
  if (code) return [code, errorSentences[code]];
  return message && status < 500 ? ["INVALID_REQUEST", message] : ["UNEXPECTED", errorSentences.UNEXPECTED];
}

/**
 * The error of an answer that is not a success. The server's own Message and Code are kept; the gateway's body
 * (`{ message: "Unauthorized" }`) has no code, and is said in our words. A limit says how long to wait.
 */
export function errorOfAnswer({ statusCode, headers, body }: Answer): ApiError {
  const { Message, message, Code, RequestId } = parse(body);
  const [code, sentence] = withoutCode(statusCode, text(Message) ?? text(message));
  const seconds = Number(headers["retry-after"]);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
  const slowDown =
    statusCode === 429 && retryAfter
      ? errorSentences.SLOW_DOWN.replace("a moment", waitInWords(retryAfter))
      : undefined;
  return new ApiError(
    statusCode,
    // A newer server may say a code that this page does not know: it equals none that is asked for.
    (text(Code) as ErrorCode | undefined) ?? code,
    slowDown ?? text(Message) ?? sentence,
    { requestId: text(RequestId) ?? headers["apigw-requestid"] ?? headers["x-amzn-requestid"], retryAfter },
  );
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : errorSentences.UNEXPECTED;
}

/** Whether a call failed with a code. */
export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Whether it is unknown what became of a request: no answer came, or one that says nothing about it. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
