import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

export type Severity = "page" | "ticket";

/** When a metric reaches the threshold, or with `atLeast` when it does not. */
export interface AlarmRule {
  readonly name: string;
  /** Of docs/runbook.md. @default its name */
  readonly section?: string;
  readonly means: string;
  /** `page` wakes a person, `ticket` waits for the next morning. @default "page" */
  readonly severity?: Severity;
  readonly metric: IMetric;
  readonly threshold: number;
  /** Too few are a failure, and no data is none at all. @default false: too many are */
  readonly atLeast?: boolean;
  /** Periods at the threshold. @default 1 */
  readonly periods?: number;
  /** Of the last so many. @default `periods`, which is in a row */
  readonly within?: number;
}

const runbook = "docs/runbook.md";

/** Each mails its section of the runbook, and again when it is over. */
export function makeAlarms(
  scope: Construct,
  stage: string,
  rules: readonly AlarmRule[],
  topics: Readonly<Record<Severity, ITopic>>,
): Alarm[] {
  const actions = { page: new SnsAction(topics.page), ticket: new SnsAction(topics.ticket) };
  return rules.map((rule) => {
    const { name, section = name, means, metric, threshold, atLeast = false, severity = "page" } = rule;
    const { periods = 1, within = periods } = rule;
    const action = actions[severity];
    const alarm = new Alarm(scope, name, {
      alarmName: `beforehand-${stage}-${name}`,
      alarmDescription: `${means} What to do: ${runbook}, section ${section}.`,
      metric,
      threshold,
      evaluationPeriods: within,
      datapointsToAlarm: periods,
      comparisonOperator: atLeast
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Without traffic there is no data.
      treatMissingData: atLeast ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  });
}
