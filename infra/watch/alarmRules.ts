import { Stats } from "aws-cdk-lib/aws-cloudwatch";
import { schedules } from "#shared/contract/index.ts";
import { lateHours } from "#shared/rules/queueAge.ts";
import type { AlarmRule } from "./alarms.ts";
import { hoursBetween } from "./hoursBetween.ts";
import {
  allFunctions,
  errorsOf,
  failuresOf,
  finishedRuns,
  gateway,
  logged,
  queueAges,
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
  },
  {
    name: "UnusualReading",
    means: "Somebody was shown far more records today than on their other days.",
    metric: logged(watched, "UnusualReading"),
    threshold: 1,
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
    // A longer run than the day before is not missing.
    periods: hoursBetween(schedule) + 1,
  }));

const byTheClock = (watched: Watched): AlarmRule[] => [
  ...Object.keys(schedules).map((name) => ({
    name: `RunFailed-${name}`,
    section: "RunFailed",
    means: `A run of ${name} failed; it is tried twice more.`,
    metric: errorsOf(watched, name),
    threshold: 1,
  })),
  ...missing(watched),
  {
    name: "FailedRuns",
    means: "A run by the clock failed to the end and waits for a person.",
    metric: watched.deadLetterQueue.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
    threshold: 1,
  },
  {
    name: "TooManyErasures",
    means: "More accounts than a run may erase would be erased for want of use; none was.",
    metric: logged(watched, "TooManyErasures"),
    threshold: 1,
  },
  {
    name: "UnreadQueue",
    means: `A city's oldest record has waited for ${lateHours} hours or longer.`,
    metric: queueAges(watched),
    threshold: lateHours,
  },
];

export const alarmRules = (watched: Watched): AlarmRule[] => [
  ...calls(watched),
  ...singly(watched),
  ...byTheClock(watched),
  ...serviceAlarms(watched),
];
