import { Duration } from "aws-cdk-lib";
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  Stats,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { lateHours } from "#shared/rules/queueAge.ts";
import { oldestWork, textsUsed } from "./logMetrics.ts";
import {
  allFunctions,
  deadLettersOf,
  firewall,
  gateway,
  highest,
  logged,
  mailRate,
  queueAgeOf,
  queueAges,
  streamAge,
  tableErrors,
  tableThrottles,
  textDollars,
  type Watched,
} from "./metrics.ts";

const graph = (title: string, left: readonly IMetric[], right: readonly IMetric[] = []) =>
  new GraphWidget({ title, left: [...left], right: [...right], width: 8, height: 6 });

function capacity({ data: { table } }: Watched): IMetric[] {
  const options = { statistic: Stats.SUM, period: Duration.minutes(5) };
  return [table.metricConsumedReadCapacityUnits(options), table.metricConsumedWriteCapacityUnits(options)];
}

export function dashboard(scope: Construct, watched: Watched, alarms: readonly IAlarm[]): Dashboard {
  const ages = new GraphWidget({
    title: "Hours that a city's oldest record has waited, over a day",
    left: [queueAges(watched)],
    leftAnnotations: [{ value: lateHours, label: "somebody is told" }],
    width: 16,
    height: 6,
  });
  return new Dashboard(scope, "Dashboard", {
    dashboardName: `beforehand-${watched.config.stage}`,
    defaultInterval: Duration.days(1),
    widgets: [
      [new AlarmStatusWidget({ title: "Alarms", alarms: [...alarms], width: 24, height: 4 })],
      [
        graph("Calls", [gateway(watched, "Count")], [gateway(watched, "4xx"), gateway(watched, "5xx")]),
        graph("Milliseconds a call takes", [
          gateway(watched, "Latency", Stats.percentile(50)),
          gateway(watched, "Latency", Stats.percentile(99)),
        ]),
        graph("Functions of the account", [allFunctions("Errors"), allFunctions("Throttles")]),
      ],
      [ages, graph("Payment events not taken", [logged(watched, "WebhookFailures")])],
      [
        graph("Sign-ins", [logged(watched, "WrongPasswords")], [logged(watched, "LoginFailures")]),
        graph(
          "Mail",
          [mailRate(watched, "BounceRate"), mailRate(watched, "ComplaintRate")],
          [logged(watched, "MailNotSent")],
        ),
        graph(
          "Texts: dollars of the month, percent of the day",
          [textDollars(), highest(watched, textsUsed)],
          [logged(watched, "TextFailures")],
        ),
      ],
      [
        graph("Table", capacity(watched), [
          tableThrottles(watched, "Read"),
          tableThrottles(watched, "Write"),
          tableErrors(watched),
        ]),
        graph("Firewall", [firewall(watched, "AllowedRequests")], [firewall(watched, "BlockedRequests")]),
        graph("Runs that failed", [watched.deadLetterQueue.metricApproximateNumberOfMessagesVisible()]),
      ],
      [
        graph("Seconds that work waits", watched.queues.map(queueAgeOf), [highest(watched, oldestWork)]),
        graph("Dead letters", watched.queues.map(deadLettersOf)),
        graph("How late the stream is read", [streamAge(watched)]),
      ],
    ],
  });
}
