import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";

// Answers hold personal records: no cache may keep them.
const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

export function succeed(body: unknown, cookies: string[] = []): APIGatewayProxyStructuredResultV2 {
  return { statusCode: 200, headers, body: JSON.stringify(body), cookies };
}

/** Errors of the SDK and the providers when a dependency does not answer. */
const outages =
  /Throttl|TooManyRequests|ProvisionedThroughput|RequestLimitExceeded|ServiceUnavailable|InternalServerError|InternalError|Timeout|AbortError|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|StripeConnectionError|StripeAPIError|StripeRateLimitError/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, type } = error as Error & { code?: unknown; type?: unknown };
  return [name, code, type].some((said) => typeof said === "string" && outages.test(said));
}

function visible(error: unknown): VisibleError {
  if (error instanceof VisibleError) return error;
  return new VisibleError(isOutage(error) ? "UNAVAILABLE" : "UNEXPECTED");
}

/** As `{ Message, Code, RequestId }`. Status 500 and above is logged as an error. */
export function fail(error: unknown, requestId: string, cookies: string[] = []) {
  const { status, code, message, retryAfter } = visible(error);
  if (status >= 500) log.error("call failed", { requestId, error: error as Error });
  else log.info("call refused", { requestId, code });
  return {
    statusCode: status,
    headers: retryAfter ? { ...headers, "retry-after": String(retryAfter) } : headers,
    body: JSON.stringify({ Message: message, Code: code, RequestId: requestId }),
    cookies,
  } satisfies APIGatewayProxyStructuredResultV2;
}
