import { lateDepartments } from "#lambdas/domain/jackets/queueAges.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { countQueueAge } from "#lambdas/metrics.ts";
import { measureQueues } from "#shared/contract/entries.ts";
import { noticedHours } from "#shared/rules/queueAge.ts";

/** By its own time, not the planned one: a retry reports the present ages. */
export const handler = handleSchedule(measureQueues, async () => {
  for (const [department, hours] of await lateDepartments(new Date(), noticedHours))
    countQueueAge(department, hours);
});
