import { ageOn, monthsBetween } from "./dates.ts";

const renewedUnder = 17;
const renewalMonths = 12;

/** Whether a member under 17 needs a new photo: the present one is at least 12 months old. Dates are YYYY-MM-DD. */
export function photoRenewalDue(dob: string, photoDate: string, today: string): boolean {
  return ageOn(dob, today) < renewedUnder && monthsBetween(photoDate, today) >= renewalMonths;
}
