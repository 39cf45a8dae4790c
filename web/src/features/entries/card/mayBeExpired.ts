const minute = 60_000;

/**
 * Whether an address that did not load may have ended, when a new one was last asked for at `askedAt`. They hold
 * for 15 minutes: where a new one does not load either, the photo itself cannot be had at the moment.
 */
export const mayBeExpired = (askedAt: number, now: number): boolean => now - askedAt > minute;
