import { ApiError } from "./ApiError.ts";

/** An ApiError with `prefix` before its sentence; any other error as it is. */
export function prefixed(prefix: string, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, message, requestId, retryAfter } = error;
  return new ApiError(status, `${prefix} ${message}`, requestId, retryAfter);
}
