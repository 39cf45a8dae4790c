/**
 * Timeouts of a service's client. A service that does not answer within so many milliseconds counts as
 * failed, so that the call retries or reports it before its function is ended. Call it as pure, like the
 * client's constructor: then functions without the client are bundled without it.
 */
export const answerWithin = (milliseconds: number) => ({
  connectionTimeout: 1_000,
  requestTimeout: milliseconds,
  // Otherwise the client only warns and goes on waiting.
  throwOnRequestTimeout: true,
});
