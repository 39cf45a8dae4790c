import type { LogMetric } from "./logMetric.ts";

/** The line that lambdas/http/handleSchedule.ts writes; scripts/testing/logMetrics.test.ts compares. */
export const finishedRun = (name: string): LogMetric => ({
  name: `RunFinished-${name}`,
  pattern: '{ $.message = "scheduled run done" }',
});
