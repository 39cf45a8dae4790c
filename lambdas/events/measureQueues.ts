import { latePlaces } from "#lambdas/domain/jackets/queueAges.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { countQueueAge } from "#lambdas/metrics.ts";
import { measureQueues } from "#shared/contract/entries.ts";
import { noticedHours } from "#shared/rules/queueAge.ts";

/** The moment of the run, not the planned one: a run that is tried again tells how it is then. */
export const handler = handleSchedule(measureQueues, async () => {
  for (const [place, hours] of await latePlaces(new Date(), noticedHours)) countQueueAge(place, hours);
});
