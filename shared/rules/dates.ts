import { atFirstUse } from "#shared/atFirstUse.ts";

/** YYYY-MM-DD; 2023-02-29 is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The UTC day, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

// Swedish writes a day as YYYY-MM-DD.
const easternDays = atFirstUse(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Detroit" }));

/** YYYY-MM-DD: the departments work by the Eastern clock. */
export const easternDayOf = (moment: Date): string => easternDays().format(moment);

const easternHours = atFirstUse(
  () => new Intl.DateTimeFormat("en-US", { timeZone: "America/Detroit", hour: "2-digit", hourCycle: "h23" }),
);

/** 0 to 23. */
export const easternHourOf = (moment: Date): number => Number(easternHours().format(moment));

/** Of a stored day or moment, YYYY-MM-DD. */
export const dayIn = (text: string): string => (text.includes("T") ? easternDayOf(new Date(text)) : text);

/** An ISO time: 04:00 or 05:00 in UTC. */
export function easternMidnight(day: string): string {
  const inSummer = new Date(`${day}T04:00:00.000Z`);
  return easternDayOf(inSummer) === day ? inSummer.toISOString() : `${day}T05:00:00.000Z`;
}

export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return dayOf(moment);
}

/** Up to the last day of a shorter month: 2028-02-29 and 12 are 2029-02-28. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  // Day 0 of a month is the last one of the month before.
  const last = new Date(Date.UTC(year, month + months, 0));
  return dayOf(new Date(last.setUTCDate(Math.min(date, last.getUTCDate()))));
}

/** In whole seconds since 1970, the unit of tokens and of the table's expiry. */
export const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** Whole ones: a month counts once its day is reached. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return (toYear - year) * 12 + (toMonth - month) - (toDay < day ? 1 : 0);
}

/** A birthday of Feb 29 counts on Mar 1 of other years; a child born tomorrow, Guam's today, is 0. */
export function ageOn(dob: string, day: string): number {
  return Math.max(0, Math.floor(monthsBetween(dob, day) / 12));
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Nov 21 2026", as on every jacket; of a moment its Eastern day. */
export function formatDay(date: string): string {
  const [year = "", month = "1", day = ""] = dayIn(date).split("-");
  return `${months[Number(month) - 1]} ${day} ${year}`;
}
