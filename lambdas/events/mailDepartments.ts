import { tellDepartments } from "#lambdas/domain/jackets/queueMails/tellDepartments.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { mailDepartments } from "#shared/contract/entries.ts";

/** The time of the run and not the planned one: a late run sends what is true then. */
export const handler = handleSchedule(mailDepartments, () => tellDepartments(new Date()));
