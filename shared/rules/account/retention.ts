import { addDays, addMonths } from "#shared/rules/dates.ts";

/** Without a sign of life, until a resident's account is erased. */
export const retentionMonths = 24;

/** The least days from each warning to the erasure. */
export const warningDays = { first: 60, second: 14 } as const;

export interface ErasureWarning {
  /** When it was mailed; a later sign takes the warning back. */
  readonly lastSign: string;
  /** YYYY-MM-DD. */
  readonly erasure: string;
  readonly times: 1 | 2;
}

/** `until` is the day of the next look. */
export type RetentionStep =
  | { readonly kind: "wait"; readonly until: string }
  | { readonly kind: "warn"; readonly warned: ErasureWarning; readonly until: string }
  | { readonly kind: "erase" };

const erasureAfter = (lastSign: string): string => addMonths(lastSign, retentionMonths);

export const firstLook = (lastSign: string): string => addDays(erasureAfter(lastSign), -warningDays.first);

const later = (one: string, other: string): string => (one > other ? one : other);

function firstWarning(today: string, lastSign: string): RetentionStep {
  const until = firstLook(lastSign);
  if (today < until) return { kind: "wait", until };
  // A late run shortens no one's time.
  const erasure = later(erasureAfter(lastSign), addDays(today, warningDays.first));
  return { kind: "warn", warned: { lastSign, erasure, times: 1 }, until: addDays(erasure, -warningDays.second) };
}

function secondWarning(today: string, { lastSign, erasure: told }: ErasureWarning): RetentionStep {
  const until = addDays(told, -warningDays.second);
  if (today < until) return { kind: "wait", until };
  const erasure = later(told, addDays(today, warningDays.second));
  return { kind: "warn", warned: { lastSign, erasure, times: 2 }, until: erasure };
}

/** However late the runs, `warningDays` pass after each warning, and the last announced day holds. */
export function retentionStep(today: string, lastSign: string, warned?: ErasureWarning): RetentionStep {
  if (warned?.lastSign !== lastSign) return firstWarning(today, lastSign);
  if (warned.times === 1) return secondWarning(today, warned);
  return today < warned.erasure ? { kind: "wait", until: warned.erasure } : { kind: "erase" };
}
