import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { type ErrorKind, VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { messages } from "#shared/fields.ts";

const statuses: Record<ErrorKind, number> = {
  invalid: 400,
  signIn: 401,
  notAllowed: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  mediaType: 415,
  slowDown: 429,
  unavailable: 503,
};

// Records are for the caller only and in no cache.
const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** A success with its parsed body and the cookies to set. */
export function succeed(body: unknown, cookies: string[] = []): APIGatewayProxyStructuredResultV2 {
  return { statusCode: 200, headers, body: JSON.stringify(body), cookies };
}

/** Names of errors of the SDK and the providers' clients for a dependency that does not answer. */
const outages =
  /Throttl|TooManyRequests|ProvisionedThroughput|RequestLimitExceeded|ServiceUnavailable|InternalServerError|InternalError|Timeout|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|StripeConnectionError|StripeAPIError|StripeRateLimitError/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, type } = error as Error & { code?: unknown; type?: unknown };
  return [name, code, type].some((said) => typeof said === "string" && outages.test(said));
}

function visible(error: unknown): VisibleError | undefined {
  if (error instanceof VisibleError) return error;
  return isOutage(error) ? new VisibleError("unavailable", messages.unavailable) : undefined;
}

/** A failure as `{ Message, RequestId }`, with the visible message, or one that reveals nothing. */
export function fail(error: unknown, requestId: string, cookies: string[] = []) {
  const known = visible(error);
  const statusCode = known ? statuses[known.kind] : 500;
  if (statusCode >= 500) log.error("call failed", { requestId, error: error as Error });
  else log.info("call refused", { requestId, kind: known?.kind });
  return {
    statusCode,
    headers: known?.retryAfter ? { ...headers, "retry-after": String(known.retryAfter) } : headers,
    body: JSON.stringify({ Message: known?.message ?? messages.unexpected, RequestId: requestId }),
    cookies,
  } satisfies APIGatewayProxyStructuredResultV2;
}
