/**
 * Timeouts for a service client. A service that does not answer in so many milliseconds has failed: the call retries
 * or reports it, and does not hang until its function is stopped.
 */
export const answerWithin = (milliseconds: number) => ({
  connectionTimeout: 1_000,
  requestTimeout: milliseconds,
  // Otherwise the client only logs a warning and waits on.
  throwOnRequestTimeout: true,
});
