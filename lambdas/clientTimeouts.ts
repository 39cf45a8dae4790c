/** A silent service fails its call before the function is stopped. */
export const clientTimeouts = (milliseconds: number) => ({
  connectionTimeout: 1_000,
  requestTimeout: milliseconds,
  // Otherwise the client only logs a warning and waits on.
  throwOnRequestTimeout: true,
});
