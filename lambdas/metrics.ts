import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { env } from "#lambdas/env.ts";
import { queueAge } from "#shared/rules/queueAge.ts";

const { namespace, name, dimensions, writer } = queueAge;
let metrics: Metrics | undefined;

/** CloudWatch accepts only ASCII in a dimension's value, and no empty one. */
const ascii = (text: string): string => text.replace(/[^ -~]/g, "") || "?";

/** Writes the hours that a city's oldest open entry has waited, for the alarm by city. */
export function countQueueAge(department: string, hours: number): void {
  // Made at the first use, with its streams, like the log.
  metrics ??= new Metrics({ namespace, serviceName: writer });
  metrics
    .singleMetric()
    .addDimension(dimensions.stage, env.stage)
    .addDimension(dimensions.city, ascii(department))
    .addMetric(name, MetricUnit.NoUnit, hours);
}
