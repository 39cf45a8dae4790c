import { runDay } from "#lambdas/domain/lifecycle/daily/dailyRun.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { lapsePayments } from "#shared/contract/payments.ts";

export const handler = handleSchedule(lapsePayments, runDay);
