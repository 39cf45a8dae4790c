import { addDays, addMonths, ageOn, monthsBetween } from "#shared/rules/dates.ts";

const renewedUnder = 17;
const renewalMonths = 12;

/** The photo is 12 months old; one of Feb 29 is so on Mar 1. Days are YYYY-MM-DD. */
export function photoRenewalDay(photoDate: string): string {
  const day = addMonths(photoDate, renewalMonths);
  return monthsBetween(photoDate, day) < renewalMonths ? addDays(day, 1) : day;
}

/** For a member under 17. */
export const photoRenewalDue = (dob: string, photoDate: string, today: string): boolean =>
  ageOn(dob, today) < renewedUnder && today >= photoRenewalDay(photoDate);
