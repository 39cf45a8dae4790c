import { Stats } from "aws-cdk-lib/aws-cloudwatch";
import { schedules } from "#shared/contract/index.ts";
import { lateHours } from "#shared/rules/queueAge.ts";
import type { AlarmRule } from "./alarms.ts";
import { hoursBetween } from "./hoursBetween.ts";
import { oldestWork } from "./logMetrics.ts";
import {
  allFunctions,
  deadLettersOf,
  erasedOfDay,
  errorsOf,
  failuresOf,
  finishedRuns,
  gateway,
  highest,
  logged,
  queueAgeOf,
  queueAges,
  streamAge,
  type Watched,
} from "./metrics.ts";
import { serviceAlarms } from "./serviceAlarms.ts";

const calls = (watched: Watched): AlarmRule[] => [
  {
    name: "ApiErrors",
    means: "Calls are answered with an error of ours.",
    metric: gateway(watched, "5xx"),
    threshold: 5,
    periods: 2,
  },
  {
    name: "ApiLatency",
    means: "One call in a hundred takes three seconds or more.",
    metric: gateway(watched, "Latency", Stats.percentile(99)),
    threshold: 3_000,
    periods: 3,
    severity: "ticket",
  },
  {
    name: "FunctionErrors",
    means: "Functions break off: they crash, run out of time or of memory.",
    metric: allFunctions("Errors"),
    threshold: 3,
  },
  {
    name: "FunctionThrottles",
    means: "Functions are not started, because too many run already.",
    metric: allFunctions("Throttles"),
    threshold: 1,
  },
];

const singly = (watched: Watched): AlarmRule[] => [
  {
    name: "LoginFailures",
    means: "Signing in does not work for reasons of ours.",
    metric: failuresOf(watched, "login", "LoginFailures"),
    threshold: 3,
  },
  {
    name: "WrongPasswords",
    means: "Many sign-ins with wrong passwords: somebody may be guessing.",
    metric: logged(watched, "WrongPasswords"),
    threshold: 200,
    severity: "ticket",
  },
  {
    name: "UnusualReading",
    means: "Somebody was shown far more records today than on their other days.",
    metric: logged(watched, "UnusualReading"),
    threshold: 1,
    severity: "ticket",
  },
  {
    name: "MarkEntryFailures",
    means: "Departments cannot mark records as transferred.",
    metric: failuresOf(watched, "markEntry", "MarkEntryFailures"),
    threshold: 1,
  },
  {
    name: "WebhookFailures",
    means: "The payment provider's events are not taken.",
    metric: failuresOf(watched, "paymentWebhook", "WebhookFailures"),
    threshold: 3,
  },
];

/** A run that never started leaves no error. */
const missing = (watched: Watched): AlarmRule[] =>
  Object.entries(schedules).map(([name, { schedule }]) => ({
    name: `RunMissing-${name}`,
    section: "RunMissing",
    means: `No run of ${name} has ended well since the one before was due.`,
    metric: finishedRuns(watched, name),
    threshold: 1,
    atLeast: true,
    // Slower than the day before is not missing.
    periods: hoursBetween(schedule) + 1,
  }));

const byTheClock = (watched: Watched): AlarmRule[] => [
  ...Object.keys(schedules).map((name) => ({
    name: `RunFailed-${name}`,
    section: "RunFailed",
    means: `A run of ${name} failed; it is tried twice more.`,
    metric: errorsOf(watched, name),
    threshold: 1,
    severity: "ticket" as const,
  })),
  ...missing(watched),
  {
    name: "FailedRuns",
    means: "A run by the clock failed to the end and waits for a person.",
    metric: watched.deadLetterQueue.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
    threshold: 1,
    severity: "ticket",
  },
  {
    name: "ManyErasures",
    means: "Far more accounts than usual were erased within a day.",
    metric: erasedOfDay(watched),
    threshold: 200,
    severity: "ticket",
  },
  {
    name: "UnreadQueue",
    means: `A city's oldest record has waited for ${lateHours} hours or longer.`,
    metric: queueAges(watched),
    threshold: lateHours,
    severity: "ticket",
  },
];

const queued = (watched: Watched): AlarmRule[] => [
  ...watched.queues.flatMap((queue): AlarmRule[] => [
    {
      name: `Backlog-${queue.kind}`,
      section: "Backlog",
      means: `Work of the queue ${queue.kind} waits longer than ${queue.declared.lateMinutes} minutes.`,
      metric: queueAgeOf(queue),
      threshold: queue.declared.lateMinutes * 60,
      severity: "ticket",
    },
    {
      name: `DeadLetters-${queue.kind}`,
      section: "DeadLetters",
      means: `Work of the queue ${queue.kind} failed five times and waits for a person.`,
      metric: deadLettersOf(queue),
      threshold: 1,
    },
  ]),
  {
    name: "LateWork",
    // Without a reader a stream has no age: this alarm tells of it. Work sent again is done before the next look, so a
    // quiet deployment has no three in a row.
    means: "At three of the looks of three hours, work that calls queued waited for a quarter of an hour.",
    metric: highest(watched, oldestWork),
    threshold: 15,
    periods: 3,
    within: 36,
    severity: "ticket",
  },
  {
    name: "StreamLate",
    means: "The table's stream is read ten minutes late: what calls queue waits.",
    metric: streamAge(watched),
    threshold: 600_000,
  },
];

export const alarmRules = (watched: Watched): AlarmRule[] => [
  ...calls(watched),
  ...singly(watched),
  ...byTheClock(watched),
  ...queued(watched),
  ...serviceAlarms(watched),
];
