import { mailStaff } from "#lambdas/domain/jackets/mailStaff.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { mailDepartments } from "#shared/contract/jackets/entries.ts";

/** Runs by its own time, not the planned one: a late run tells the present state. */
export const handler = handleSchedule(mailDepartments, () => mailStaff(new Date()));
