import type { LogMetric } from "./CallFunction.ts";

/**
 * Counts the last line of a complete run, written by lambdas/http/handleSchedule.ts;
 * scripts/testing/logMetrics.test.ts compares.
 */
export const finishedRun = (name: string): LogMetric => ({
  name: `RunFinished-${name}`,
  pattern: '{ $.message = "scheduled run done" }',
});
