/**
 * Timeouts for a service client. A service that does not answer in so many milliseconds has failed: the call retries
 * or reports it, and does not hang until its function is stopped. Called as pure, like the client's constructor, so
 * that functions without the client are bundled without it.
 */
export const answerWithin = (milliseconds: number) => ({
  connectionTimeout: 1_000,
  requestTimeout: milliseconds,
  // Otherwise the client only logs a warning and waits on.
  throwOnRequestTimeout: true,
});
