/**
 * Timeouts for a service client: a silent service fails the call, which retries or reports it, before the
 * function is stopped.
 */
export const answerWithin = (milliseconds: number) => ({
  connectionTimeout: 1_000,
  requestTimeout: milliseconds,
  // Otherwise the client only logs a warning and waits on.
  throwOnRequestTimeout: true,
});
