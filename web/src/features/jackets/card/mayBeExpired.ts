const minute = 60_000;

/**
 * Addresses hold for 15 minutes or longer: if one fails soon after the renewal at `askedAt`, the photo itself
 * is unavailable.
 */
export const mayBeExpired = (askedAt: number, now: number): boolean => now - askedAt > minute;
