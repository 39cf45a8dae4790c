import { eraseAllRequested } from "#lambdas/domain/lifecycle/daily/requestedErasures.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { eraseRequested } from "#shared/contract/ownData/deletions.ts";
import { dayOf } from "#shared/rules/dates.ts";

export const handler = handleSchedule(eraseRequested, (planned) => eraseAllRequested(dayOf(planned)));
