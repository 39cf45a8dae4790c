import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { env } from "#lambdas/env.ts";
import { queueAge } from "#shared/rules/queueAge.ts";

const { namespace, name, dimensions, writer } = queueAge;
const metrics = new Metrics({ namespace, serviceName: writer });

/** CloudWatch takes only ASCII in a dimension, and no empty value. */
const ascii = (text: string): string => text.replace(/[^ -~]/g, "") || "?";

/** Records how many hours the oldest open entry of a city has waited, for the alarm on each city. */
export function countQueueAge(city: string, hours: number): void {
  metrics
    .singleMetric()
    .addDimension(dimensions.stage, env.stage)
    .addDimension(dimensions.city, ascii(city))
    .addMetric(name, MetricUnit.NoUnit, hours);
}
