import * as days from "#lambdas/domain/common/sweepDays.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { sweepDays } from "#shared/contract/queues.ts";
import { dayOf } from "#shared/rules/dates.ts";

export const handler = handleSchedule(sweepDays, (planned) => days.sweepDays(dayOf(planned)));
