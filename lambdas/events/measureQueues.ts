import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { lateDepartments } from "#lambdas/domain/jackets/queueAges.ts";
import { env } from "#lambdas/env.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { measureQueues } from "#shared/contract/jackets/entries.ts";
import { noticedHours, queueAge } from "#shared/rules/queueAge.ts";

const { namespace, name, dimensions, writer } = queueAge;
const metrics = atFirstUse(() => new Metrics({ namespace, serviceName: writer }));

/** CloudWatch accepts only ASCII, and no empty value. */
const ascii = (text: string): string => text.replace(/[^ -~]/g, "") || "?";

function countQueueAge(department: string, hours: number): void {
  metrics()
    .singleMetric()
    .addDimension(dimensions.stage, env.stage)
    .addDimension(dimensions.city, ascii(department))
    .addMetric(name, MetricUnit.NoUnit, hours);
}

/** Runs by its own time, not the planned one: a retry reports the present ages. */
export const handler = handleSchedule(measureQueues, async () => {
  for (const [department, hours] of await lateDepartments(new Date(), noticedHours)) countQueueAge(department, hours);
});
