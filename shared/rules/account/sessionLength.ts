import type { Role } from "#shared/model/role.ts";

const minute = 60;
const hour = 60 * minute;

export const longestSignInSeconds = 30 * 24 * hour;

/** However active. Staff sign in anew for every shift. */
export const signInSeconds = (role: Role, remembered: boolean): number =>
  remembered && role === "USER" ? longestSignInSeconds : 12 * hour;

/** Before the end; the second is for people who answered "Later". */
export const endWarningSeconds = [10 * minute, 2 * minute] as const;

/** Without activity, until a session ends. */
export const idleSeconds = 15 * minute;

/** The server notes a use at most so often. */
export const seenEverySeconds = minute;

/** An active page without calls tells the server at most so often. */
export const keepAliveSeconds = 5 * minute;

/** The server learns of activity late, so it ends a session so much later. */
export const idleMarginSeconds = seenEverySeconds + keepAliveSeconds;

/** "Are you still there?" before the end. */
export const idleWarningSeconds = 2 * minute;

/** Residents may be remembered on their own device; staff read other people's records, often at a shared desk. */
export const endsWhenIdle = (role: Role, remembered: boolean): boolean => role !== "USER" || !remembered;
