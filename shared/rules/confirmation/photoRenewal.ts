import { addDays, addMonths, ageOn, monthsBetween } from "#shared/rules/dates.ts";

const renewedUnder = 17;
const renewalMonths = 12;

/** The first day on which a photo is 12 months old, YYYY-MM-DD: one of Feb 29 on Mar 1. */
export function photoRenewalDay(photoDate: string): string {
  const day = addMonths(photoDate, renewalMonths);
  return monthsBetween(photoDate, day) < renewalMonths ? addDays(day, 1) : day;
}

/**
 * Whether a member under 17 needs a new photo: the present one is at least 12 months old. Dates are
 * YYYY-MM-DD.
 */
export const photoRenewalDue = (dob: string, photoDate: string, today: string): boolean =>
  ageOn(dob, today) < renewedUnder && today >= photoRenewalDay(photoDate);
