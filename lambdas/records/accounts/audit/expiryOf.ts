import { keptDays } from "#shared/rules/audit/auditDays.ts";

const daySeconds = 24 * 60 * 60;

/** In seconds, long after the row's seal. */
export const expiryOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + keptDays * daySeconds;
