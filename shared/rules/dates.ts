/** Whether a text is a calendar day in the form of YYYY-MM-DD; 2023-02-29 is not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The UTC day of a moment, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

// YYYY-MM-DD is how Swedish writes a day.
const eastern = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Detroit" });

/** The Eastern day of a moment, YYYY-MM-DD: the product's clock, by which departments work. */
export const easternDayOf = (moment: Date): string => eastern.format(moment);

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return dayOf(moment);
}

/** This moment in whole seconds since 1970, as tokens and the table's expiry count. */
export const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** Whole months from one day to a later one; a month counts once its day of the month is reached. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return (toYear - year) * 12 + (toMonth - month) - (toDay < day ? 1 : 0);
}

/** Age in whole years on a day. Someone born on Feb 29 turns a year older on Mar 1 of other years. */
export function ageOn(dob: string, day: string): number {
  return Math.floor(monthsBetween(dob, day) / 12);
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A date, or the Eastern day of a moment, as MMM DD YYYY, "Nov 21 2026": the format of every jacket. */
export function formatDay(date: string): string {
  const written = date.includes("T") ? easternDayOf(new Date(date)) : date;
  const [year = "", month = "1", day = ""] = written.split("-");
  return `${months[Number(month) - 1]} ${day} ${year}`;
}
