import { keptDays } from "#shared/rules/audit/auditDays.ts";

const daySeconds = 24 * 60 * 60;

/** The row was sealed long before. */
export const expiryOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + keptDays * daySeconds;
