/**
 * How a client of a service waits: a service that does not answer in so many milliseconds counts as failed, so
 * that the call is tried again or says that something is down, and does not hang until its function is ended.
 * Called as pure, like the client's constructor: a function that does not use a client is bundled without it.
 */
export const answerWithin = (milliseconds: number) => ({
  connectionTimeout: 1_000,
  requestTimeout: milliseconds,
  // Without it the client writes a warning and goes on waiting.
  throwOnRequestTimeout: true,
});
