import * as late from "#lambdas/domain/common/resendWork.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { resendWork } from "#shared/contract/queues.ts";

/** Runs by its own time, not the planned one: a retry looks at what is late now. */
export const handler = handleSchedule(resendWork, () => late.resendWork(new Date()));
