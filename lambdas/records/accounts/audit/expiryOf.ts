import { keptDays } from "#shared/rules/audit/auditDays.ts";

const daySeconds = 24 * 60 * 60;

/** When a row leaves the table, in seconds: long after its seal. */
export const expiryOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + keptDays * daySeconds;
