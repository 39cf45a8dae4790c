import * as late from "#lambdas/domain/common/resendWork.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { resendWork } from "#shared/contract/queues.ts";

/** By the present time, not the planned one: a retry looks at late work again. */
export const handler = handleSchedule(resendWork, () => late.resendWork(new Date()));
