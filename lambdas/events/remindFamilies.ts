import { remindAll } from "#lambdas/domain/lifecycle/reminders/reminders.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { remindFamilies } from "#shared/contract/family/confirmations.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

export const handler = handleSchedule(remindFamilies, (planned) => remindAll(easternDayOf(planned)));
