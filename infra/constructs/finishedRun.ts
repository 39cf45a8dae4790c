import type { LogMetric } from "./logMetric.ts";

/** Written by lambdas/http/handleSchedule.ts; scripts/testing/logMetrics.test.ts compares. */
export const finishedRun = (name: string): LogMetric => ({
  name: `RunFinished-${name}`,
  pattern: '{ $.message = "scheduled run done" }',
});
