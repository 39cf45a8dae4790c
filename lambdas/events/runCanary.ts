import * as canary from "#lambdas/domain/lifecycle/canary/runCanary.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { runCanary } from "#shared/contract/canary.ts";

export const handler = handleSchedule(runCanary, () => canary.runCanary());
