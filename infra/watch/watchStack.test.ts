import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicSettings } from "#infra/testing/deployments.ts";
import { synthesize } from "#infra/testing/synthesize.ts";
import { schedules } from "#shared/contract/index.ts";
import { queues } from "#shared/contract/queues.ts";

interface AlarmProperties {
  readonly AlarmName: string;
  readonly AlarmDescription: string;
  readonly AlarmActions: readonly unknown[];
  readonly Threshold: number;
  readonly Metrics?: readonly { Expression?: string; MetricStat?: object; ReturnData?: boolean }[];
  readonly MetricName?: string;
  readonly Statistic?: string;
  readonly Namespace?: string;
  readonly TreatMissingData: string;
  readonly Period?: number;
  readonly EvaluationPeriods: number;
  readonly DatapointsToAlarm: number;
}

const prod = synthesize("prod", { ...publicSettings, textDollars: "100" });
const dev = synthesize("dev");
const alarms = new Map(
  prod
    .ofType<AlarmProperties>("AWS::CloudWatch::Alarm")
    .map(({ properties }) => [properties.AlarmName.replace("beforehand-prod-", ""), properties]),
);
const alarmOf = (name: string) => alarms.get(name) ?? expect.fail(name);
const topics = prod.ofType<{ KmsMasterKeyId: unknown }>("AWS::SNS::Topic");

test("every kind of failure has its alarm, and a few functions have their own", () => {
  expect([...alarms.keys()].sort()).toEqual(
    [
      ...["ApiErrors", "ApiLatency", "FunctionErrors", "FunctionThrottles"],
      ...["LoginFailures", "WrongPasswords", "UnusualReading", "MarkEntryFailures", "WebhookFailures"],
      ...Object.keys(schedules).flatMap((name) => [`RunFailed-${name}`, `RunMissing-${name}`]),
      ...[
        "FailedRuns",
        "ManyErasures",
        "UnreadQueue",
        "TableReadThrottles",
        "TableWriteThrottles",
        "TableErrors",
        "BackupFailed",
        "BackupExpired",
      ],
      ...Object.keys(queues).flatMap((kind) => [`Backlog-${kind}`, `DeadLetters-${kind}`]),
      ...["LateWork", "StreamLate"],
      ...["SiteErrors", "PaymentErrors", "BackupPaymentErrors", "FirewallBlocks"],
      ...["MailNotSent", "MailBounces", "MailComplaints", "TextFailures", "TextCeiling", "TextSpend"],
    ].sort(),
  );
});

test("every alarm reaches the operator by mail, through an encrypted topic of its severity", () => {
  const ids = topics.map(({ id }) => id.replace(/[0-9A-F]{8}$/, ""));
  expect(ids).toEqual(["Alarms", "Tickets"]);
  for (const { properties } of topics) expect(properties.KmsMasterKeyId).toBeTruthy();
  const actions = [...alarms.values()].map(({ AlarmActions }) => AlarmActions);
  for (const { id } of topics) expect(actions).toContainEqual([{ Ref: id }]);
  for (const one of actions) expect(topics.map(({ id }) => [{ Ref: id }])).toContainEqual(one);
  expect(prod.ofType("AWS::SNS::Subscription").map(({ properties }) => properties)).toMatchObject([
    { Protocol: "email", Endpoint: publicSettings.alarmMail },
    { Protocol: "email", Endpoint: publicSettings.alarmMail },
  ]);
  const key = JSON.stringify(prod.ofType("AWS::KMS::Key")[0]?.properties);
  expect(key).toContain('"cloudwatch.amazonaws.com"');
  expect(dev.ofType("AWS::SNS::Subscription")).toEqual([]);
});

test("a trial deployment has the same alarms, except those of nightly copies, which it does not make", () => {
  expect(dev.ofType("AWS::CloudWatch::Alarm")).toHaveLength(alarms.size - 2);
});

test("no alarm adds up more than ten metrics, which is the limit of CloudWatch", () => {
  for (const [name, { Metrics = [] }] of alarms)
    expect(Metrics.filter(({ MetricStat }) => MetricStat).length, name).toBeLessThanOrEqual(10);
});

test("a sum has a value also where some of its parts have none", () => {
  for (const [name, { Metrics = [] }] of alarms)
    for (const { Expression = "" } of Metrics)
      if (Expression.includes("+"))
        for (const part of Expression.split(" + ")) expect(part, name).toMatch(/^FILL\(\w+, 0\)$/);
  expect(JSON.stringify(alarmOf("TableErrors").Metrics).match(/FILL/g)).toHaveLength(7);
});

interface Rule {
  readonly ScheduleExpression?: string;
  readonly Targets: readonly { readonly Arn: { readonly "Fn::GetAtt": readonly string[] } }[];
}

interface Filter {
  readonly FilterPattern: string;
  readonly LogGroupName: { readonly Ref: string };
  readonly MetricTransformations: readonly { MetricName: string; MetricNamespace: string }[];
}

function countedOf(functionId: string) {
  const functions = prod.ofType<{ LoggingConfig: { LogGroup: { Ref: string } } }>("AWS::Lambda::Function");
  const log = functions.find(({ id }) => id === functionId)?.properties.LoggingConfig.LogGroup.Ref;
  return prod
    .ofType<Filter>("AWS::Logs::MetricFilter")
    .filter(({ properties }) => properties.LogGroupName.Ref === log)
    .flatMap(({ properties }) => properties.MetricTransformations);
}

test("whatever the clock starts has an alarm for the end of a run that does not come", () => {
  const rules = prod.ofType<Rule>("AWS::Events::Rule").filter(({ properties }) => properties.ScheduleExpression);
  expect(rules.length).toBeGreaterThan(0);
  for (const { id, properties } of rules) {
    const counted = properties.Targets.flatMap(({ Arn }) => countedOf(Arn["Fn::GetAtt"][0] ?? ""));
    const silent = [...alarms.values()].filter(
      ({ TreatMissingData, MetricName, Namespace }) =>
        TreatMissingData === "breaching" &&
        counted.some((one) => one.MetricName === MetricName && one.MetricNamespace === Namespace),
    );
    expect(silent, id).toMatchObject([{ ComparisonOperator: "LessThanThreshold", Threshold: 1, Statistic: "Sum" }]);
  }
});

test.each([
  ["sealAudit", 25],
  ["measureQueues", 2],
  ["mailDepartments", 2],
])("%s may be silent for less than %i hours", (name, hours) => {
  expect(alarmOf(`RunMissing-${name}`)).toMatchObject({ Period: 3_600, EvaluationPeriods: hours });
});

test("three late pieces of work within three hours raise the alarm, also where hardly anything is queued", () => {
  expect(alarmOf("LateWork")).toMatchObject({
    Period: 300,
    EvaluationPeriods: 36,
    DatapointsToAlarm: 3,
    Threshold: 15,
  });
});

test("any other alarm needs every one of its periods", () => {
  for (const [name, { EvaluationPeriods, DatapointsToAlarm }] of alarms)
    if (name !== "LateWork") expect(DatapointsToAlarm, name).toBe(EvaluationPeriods);
});

test("no other alarm takes missing data for a failure, and none looks back for more than a week", () => {
  for (const [name, { TreatMissingData, Period = 0, EvaluationPeriods }] of alarms) {
    expect(TreatMissingData, name).toBe(name.startsWith("RunMissing-") ? "breaching" : "notBreaching");
    expect(Period * EvaluationPeriods, name).toBeLessThanOrEqual(7 * 24 * 3_600);
  }
});

test("the queue of each city is watched, in this deployment only", () => {
  const { Metrics, Threshold } = alarmOf("UnreadQueue");
  expect(Threshold).toBe(72);
  expect(Metrics).toMatchObject([
    {
      Expression:
        "SELECT MAX(OldestEntryHours) FROM SCHEMA(Beforehand, service, stage, city) " +
        "WHERE stage = 'prod' GROUP BY city ORDER BY MAX() DESC",
      Period: 3_600,
      ReturnData: true,
    },
  ]);
});

test("the alarm of the cost of texts follows the monthly budget", () => {
  expect(alarmOf("TextSpend")).toMatchObject({ Threshold: 80, MetricName: "SMSMonthToDateSpentUSD" });
});

test("the alarm of a day's texts comes before they are used up, and reads what each function that texts tells", () => {
  expect(alarmOf("TextCeiling")).toMatchObject({
    Threshold: 80,
    MetricName: "TextsUsed",
    Statistic: "Maximum",
  });
  const told = prod
    .ofType<{ MetricTransformations: readonly { MetricName: string; MetricValue: string }[] }>(
      "AWS::Logs::MetricFilter",
    )
    .flatMap(({ properties }) => properties.MetricTransformations)
    .filter(({ MetricName }) => MetricName === "TextsUsed");
  expect(told).toHaveLength(3);
  expect(new Set(told.map(({ MetricValue }) => MetricValue))).toEqual(new Set(["$.percent"]));
});

test("an alarm about one function names a function that there is", () => {
  const functions = prod.ofType<{ FunctionName?: string }>("AWS::Lambda::Function");
  const named = [...JSON.stringify([...alarms]).matchAll(/"FunctionName","Value":"([^"]+)"/g)];
  expect(named).toHaveLength(4);
  for (const [, name] of named) expect(functions.map(({ properties }) => properties.FunctionName)).toContain(name);
});

test("there is one dashboard", () => {
  expect(prod.ofType("AWS::CloudWatch::Dashboard").map(({ properties }) => properties)).toMatchObject([
    { DashboardName: "beforehand-prod" },
  ]);
});

const runbook = readFileSync(join(import.meta.dirname, "../../docs/runbook.md"), "utf8");
const sections = new Map(
  runbook
    .split(/^### /m)
    .slice(1)
    .map((text): [string, string] => [text.split("\n")[0]?.trim() ?? "", text]),
);
const sectionOf = ({ AlarmDescription }: AlarmProperties) =>
  /docs\/runbook\.md, section (\w+)\.$/.exec(AlarmDescription)?.[1];

test.each([...alarms])("%s names its section of the runbook: what it means, where to look, what to do", (_, alarm) => {
  const section = sections.get(sectionOf(alarm) ?? "") ?? expect.fail(alarm.AlarmDescription);
  for (const part of ["**Means.**", "**Look.**", "**Do.**"]) expect(section).toContain(part);
});

test("the runbook has no section without an alarm", () => {
  const named = new Set([...alarms.values()].map(sectionOf));
  expect([...sections.keys()].filter((name) => !named.has(name))).toEqual([]);
});
