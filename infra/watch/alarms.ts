import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

/** A metric that somebody is told of when it reaches its threshold. */
export interface AlarmRule {
  readonly name: string;
  /** The section of docs/runbook.md. @default its name */
  readonly section?: string;
  /** What it means, in a sentence. */
  readonly means: string;
  readonly metric: IMetric;
  readonly threshold: number;
  /** How many periods of the metric in a row. @default 1 */
  readonly periods?: number;
}

const runbook = "docs/runbook.md";

/** Makes the alarms, each with its mail and the place where it is written what to do. */
export function makeAlarms(
  scope: Construct,
  stage: string,
  rules: readonly AlarmRule[],
  topic: ITopic,
): Alarm[] {
  const action = new SnsAction(topic);
  return rules.map(({ name, section = name, means, metric, threshold, periods = 1 }) => {
    const alarm = new Alarm(scope, name, {
      alarmName: `beforehand-${stage}-${name}`,
      alarmDescription: `${means} What to do: ${runbook}, section ${section}.`,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Nothing was counted where nothing happened.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  });
}
