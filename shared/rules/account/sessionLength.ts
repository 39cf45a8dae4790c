import type { Role } from "#shared/model/role.ts";

const minute = 60;
const hour = 60 * minute;

/** The longest that any sign-in lasts, in seconds. */
export const longestSignInSeconds = 30 * 24 * hour;

/** How long a sign-in lasts, however active, in seconds. Staff sign in anew for every shift. */
export const signInSeconds = (role: Role, remembered: boolean): number =>
  remembered && role === "USER" ? longestSignInSeconds : 12 * hour;

/** When the end is announced, in seconds before it; the second time is for people who answered "Later". */
export const endWarningSeconds = [10 * minute, 2 * minute] as const;

/** Seconds without activity after which a session ends. */
export const idleSeconds = 15 * minute;

/** How often at most the server notes that a session is used, in seconds. */
export const seenEverySeconds = minute;

/** How often at most an active page that makes no calls lets the server know of it, in seconds. */
export const keepAliveSeconds = 5 * minute;

/** Seconds beyond idleSeconds after which the server ends a session: activity reaches it late. */
export const idleMarginSeconds = seenEverySeconds + keepAliveSeconds;

/** Seconds before that end at which "Are you still there?" appears. */
export const idleWarningSeconds = 2 * minute;

/**
 * Whether a session ends without activity. Residents may be remembered on a device of their own; staff read other
 * people's records, often at a shared desk.
 */
export const endsWhenIdle = (role: Role, remembered: boolean): boolean => role !== "USER" || !remembered;
