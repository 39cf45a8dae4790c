const minute = 60_000;

/**
 * Addresses hold for 15 minutes or longer: one that fails within a minute of the renewal at `askedAt` is not expired,
 * its photo is unavailable.
 */
export const mayBeExpired = (askedAt: number, now: number): boolean => now - askedAt > minute;
