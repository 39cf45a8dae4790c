import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

export interface LogMetric {
  readonly name: string;
  /** In CloudWatch's language of filters, over the log's JSON. */
  readonly pattern: string;
  /** The line's field, "$.percent". @default each line counts one */
  readonly value?: string;
}

export const logNamespace = (stage: string): string => `Beforehand/${stage}`;

export function countLines(
  scope: Construct,
  logGroup: LogGroup,
  stage: string,
  metrics: readonly LogMetric[] = [],
): void {
  for (const { name, pattern, value } of metrics)
    new MetricFilter(scope, name, {
      logGroup,
      filterPattern: FilterPattern.literal(pattern),
      metricNamespace: logNamespace(stage),
      metricName: name,
      ...(value ? { metricValue: value } : {}),
    });
}
