const minute = 60_000;

/**
 * Whether an address that failed to load may have expired since the last renewal, at `askedAt`. Addresses
 * hold for 15 minutes or longer: if a fresh one fails, the photo itself is unavailable.
 */
export const mayBeExpired = (askedAt: number, now: number): boolean => now - askedAt > minute;
