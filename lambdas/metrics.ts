import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { queueAge } from "#shared/rules/queueAge.ts";
import { env } from "./env.ts";

const { namespace, name, dimensions, writer } = queueAge;
const metrics = atFirstUse(() => new Metrics({ namespace, serviceName: writer }));

/** CloudWatch accepts only ASCII, and no empty value. */
const ascii = (text: string): string => text.replace(/[^ -~]/g, "") || "?";

/** Hours of a department's oldest open entry, for the alarm by city. */
export function countQueueAge(department: string, hours: number): void {
  metrics()
    .singleMetric()
    .addDimension(dimensions.stage, env.stage)
    .addDimension(dimensions.city, ascii(department))
    .addMetric(name, MetricUnit.NoUnit, hours);
}
