import type { Role } from "#shared/model/role.ts";

const minute = 60;
const hour = 60 * minute;

/** How many seconds a sign-in lasts, even with activity. */
export const signInSeconds = (remembered: boolean): number => (remembered ? 30 * 24 * hour : 12 * hour);

/**
 * How many seconds before that end the person is warned; the second warning is for those who chose "Later".
 */
export const endWarningSeconds = [10 * minute, 2 * minute] as const;

/** After how many seconds without activity a session ends. */
export const idleSeconds = 15 * minute;

/** How many seconds before that end the person is asked whether they are still there. */
export const idleWarningSeconds = 2 * minute;

/**
 * Whether a session ends without activity. A resident may choose to be remembered on their own device; staff
 * read other people's records, often at a shared desk.
 */
export const endsWhenIdle = (role: Role, remembered: boolean): boolean => role !== "USER" || !remembered;
