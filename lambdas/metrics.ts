import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { env } from "#lambdas/env.ts";
import { queueAge } from "#shared/rules/queueAge.ts";

const { namespace, name, dimensions, writer } = queueAge;
const metrics = new Metrics({ namespace, serviceName: writer });

/** CloudWatch takes ASCII alone in the value of a dimension; a name without any of it still is a value. */
const ascii = (text: string): string => text.replace(/[^ -~]/g, "") || "?";

/** Writes how many hours the oldest open entry of a city has waited, for the alarm that watches each city. */
export function countQueueAge(city: string, hours: number): void {
  metrics
    .singleMetric()
    .addDimension(dimensions.stage, env.stage)
    .addDimension(dimensions.city, ascii(city))
    .addMetric(name, MetricUnit.NoUnit, hours);
}
