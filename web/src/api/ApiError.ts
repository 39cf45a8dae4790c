import { type ErrorCode, errorSentences } from "#shared/errors.ts";
import { UserFacingError } from "#web/ui/feedback/UserFacingError.ts";

const units = [
  { name: "second", seconds: 1, upTo: 90 },
  { name: "minute", seconds: 60, upTo: 90 * 60 },
  { name: "hour", seconds: 3_600, upTo: Number.POSITIVE_INFINITY },
] as const;

/** Rounded up: "1 second", "45 seconds", "2 minutes". */
function waitInWords(wait: number): string {
  const { name, seconds } = units.find(({ upTo }) => wait <= upTo) ?? units[2];
  const count = Math.ceil(wait / seconds);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

type OwnCode = "NO_ANSWER" | "UPLOAD_FAILED";

interface Details {
  /** Names the failure in the server's log. */
  readonly requestId?: string | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** Show its `message`, decide by its `code`. `status` is 0 without an answer. */
export class ApiError extends UserFacingError {
  readonly status: number;
  readonly code: ErrorCode | OwnCode;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: ErrorCode | OwnCode, message: string, details: Details = {}) {
    // A refusal explains itself: a reference would look like a fault.
    super(message, status >= 500 ? details.requestId : undefined);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.retryAfter = details.retryAfter;
  }

  reworded(message: string): ApiError {
    return new ApiError(this.status, this.code, message, this);
  }
}

export const noConnection =
  "We could not reach Beforehand. Check your connection and try again. What you typed is still here.";

export const noAnswer = () => new ApiError(0, "NO_ANSWER", noConnection);

/** From the gateway or a managed rule of the firewall. */
const codesOfStatus = {
  401: "SIGN_IN",
  403: "NOT_ALLOWED",
  404: "NOT_FOUND",
  413: "TOO_LARGE",
  429: "SLOW_DOWN",
  503: "UNAVAILABLE",
} as const;

export interface HttpAnswer {
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

function withoutCode(status: number, message: string | undefined): [ErrorCode, string] {
  const code = (codesOfStatus as Partial<Record<number, keyof typeof errorSentences>>)[status];
  if (code) return [code, errorSentences[code]];
  return message && status < 500 ? ["INVALID_REQUEST", message] : ["UNEXPECTED", errorSentences.UNEXPECTED];
}

/**
 * Keeps the server's Message and Code; the gateway's `{ message: "Unauthorized" }` has no code and gets our sentence.
 */
export function errorOfAnswer({ statusCode, headers, body }: HttpAnswer): ApiError {
  const { Message, message, Code, RequestId } = parse(body);
  const [code, sentence] = withoutCode(statusCode, text(Message) ?? text(message));
  const seconds = Number(headers["retry-after"]);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
  // Without a code: the gateway's or firewall's own sentence is replaced.
  const said = text(Code) || statusCode !== 429 ? (text(Message) ?? sentence) : errorSentences.SLOW_DOWN;
  return new ApiError(
    statusCode,
    // A newer server's code may be unknown to this page.
    (text(Code) as ErrorCode | undefined) ?? code,
    statusCode === 429 && retryAfter ? said.replace("a moment", waitInWords(retryAfter)) : said,
    { requestId: text(RequestId) ?? headers["apigw-requestid"] ?? headers["x-amzn-requestid"], retryAfter },
  );
}

export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Without an answer, or after a server error. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
