import { keptDays } from "#shared/rules/audit/auditDays.ts";

const daySeconds = 24 * 60 * 60;

/** The second in which a row leaves the table, long after its seal. */
export const expiryOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + keptDays * daySeconds;
