import { addDays, dayOf, isCalendarDate } from "#shared/rules/dates.ts";

/** The days of a filter, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

// What the server takes when no days are asked for.
const usualDays = 30;

/** The days that a filter comes to, as the server reads it: an empty or half-typed day is none. */
export function daysOf(asked: Days, now: Date): Days {
  const to = isCalendarDate(asked.to) ? asked.to : dayOf(now);
  return { from: isCalendarDate(asked.from) ? asked.from : addDays(to, 1 - usualDays), to };
}

/** How much of the days, from 0 to 1, lies behind a moment when they are read from their end. */
export function exportProgress({ from, to }: Days, moment: string): number {
  const end = Date.parse(`${addDays(to, 1)}T00:00:00Z`);
  const start = Date.parse(`${from}T00:00:00Z`);
  return Math.min(1, Math.max(0, (end - Date.parse(moment)) / (end - start)));
}

/** The name of the file of an export. */
export const exportName = ({ from, to }: Days): string => `audit-${from}-to-${to}.csv`;
