import { addDays, easternDayOf, easternMidnight, isCalendarDate } from "#shared/rules/dates.ts";

/** Both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

// The server's default.
const usualDays = 30;

/** An incomplete day does not count. */
export function daysOf(asked: Days, now: Date): Days {
  const to = isCalendarDate(asked.to) ? asked.to : easternDayOf(now);
  return { from: isCalendarDate(asked.from) ? asked.from : addDays(to, 1 - usualDays), to };
}

/** 0 to 1; rows come newest first and have reached `moment`. */
export function exportProgress({ from, to }: Days, moment: string): number {
  const end = Date.parse(easternMidnight(addDays(to, 1)));
  const start = Date.parse(easternMidnight(from));
  return Math.min(1, Math.max(0, (end - Date.parse(moment)) / (end - start)));
}

export const exportName = ({ from, to }: Days): string => `audit-${from}-to-${to}.csv`;
