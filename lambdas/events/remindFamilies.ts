import { runParts } from "#lambdas/domain/common/drain.ts";
import { enrolEarlier, remindAll } from "#lambdas/domain/reminders/reminders.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { remindFamilies } from "#shared/contract/family/confirmations.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

export const handler = handleSchedule(remindFamilies, async (planned) => {
  const today = easternDayOf(planned);
  // An account that cannot be entered must not keep the others from their mails.
  await runParts("run of reminders", [() => enrolEarlier(today), () => remindAll(today)]);
});
