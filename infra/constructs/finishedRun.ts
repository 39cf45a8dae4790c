import type { LogMetric } from "./CallFunction.ts";

/**
 * Counts the line that lambdas/http/handleSchedule.ts writes at the end of a run that did all its work;
 * scripts/testing/logMetrics.test.ts compares.
 */
export const finishedRun = (name: string): LogMetric => ({
  name: `RunFinished-${name}`,
  pattern: '{ $.message = "scheduled run done" }',
});
