import { Stats } from "aws-cdk-lib/aws-cloudwatch";
import { schedules } from "#shared/contract/index.ts";
import { lateHours } from "#shared/rules/queueAge.ts";
import type { AlarmRule } from "./alarms.ts";
import {
  allFunctions,
  errorsOf,
  failedBackups,
  failuresOf,
  firewall,
  gateway,
  logged,
  mailRate,
  pageErrors,
  queueAges,
  tableErrors,
  tableThrottles,
  textDollars,
  type Watched,
} from "./metrics.ts";

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

const byTheClock = (watched: Watched): AlarmRule[] => [
  ...Object.keys(schedules).map((name) => ({
    name: `RunFailed-${name}`,
    section: "RunFailed",
    means: `A run of ${name} failed; it is tried twice more.`,
    metric: errorsOf(watched, name),
    threshold: 1,
  })),
  {
    name: "FailedRuns",
    means: "A run by the clock failed to the end and waits for a person.",
    metric: watched.api.failed.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM }),
    threshold: 1,
  },
  {
    name: "UnreadQueue",
    means: `A city's oldest record has waited for ${lateHours} hours or longer.`,
    metric: queueAges(watched),
    threshold: lateHours,
  },
];

const records = (watched: Watched): AlarmRule[] => [
  {
    name: "TableThrottles",
    means: "The table turns requests away.",
    metric: tableThrottles(watched),
    threshold: 1,
  },
  {
    name: "TableErrors",
    means: "The table does not answer for reasons of its own.",
    metric: tableErrors(watched),
    threshold: 5,
  },
];

const nightly = (): AlarmRule[] =>
  (["Failed", "Expired"] as const).map((how) => ({
    name: `Backup${how}`,
    section: "BackupFailed",
    means: `A nightly copy of the table ${how === "Failed" ? "failed" : "did not begin or end in time"}.`,
    metric: failedBackups(`NumberOfBackupJobs${how}`),
    threshold: 1,
  }));

const messages = (watched: Watched): AlarmRule[] => [
  {
    name: "MailNotSent",
    means: "Mail could not be handed over for sending.",
    metric: logged(watched, "MailNotSent"),
    threshold: 3,
  },
  {
    name: "MailBounces",
    means: "Three mails in a hundred come back; at five the service reviews the account.",
    metric: mailRate(watched, "BounceRate"),
    threshold: 0.03,
  },
  {
    name: "MailComplaints",
    means:
      "One mail in two thousand is reported as unwanted; at one in a thousand the service reviews the account.",
    metric: mailRate(watched, "ComplaintRate"),
    threshold: 0.0005,
  },
  {
    name: "TextFailures",
    means: "Phone codes cannot be sent.",
    metric: failuresOf(watched, "sendPhoneCode", "TextFailures"),
    threshold: 3,
  },
  {
    name: "TextSpend",
    means: "Texts have cost four fifths of this month's dollars.",
    metric: textDollars(),
    threshold: watched.config.textDollars * 0.8,
  },
];

const edge = (watched: Watched): AlarmRule[] => [
  ...(["site", "payment"] as const).map((host) => ({
    name: host === "site" ? "SiteErrors" : "PaymentErrors",
    section: "SiteErrors",
    means: `One answer in twenty of the ${host === "site" ? "site" : "payment frame"} is an error of ours.`,
    metric: pageErrors(watched, host),
    threshold: 5,
    periods: 3,
  })),
  {
    name: "FirewallBlocks",
    means: "The firewall blocks many requests: an attack, or a rule that hits honest people.",
    metric: firewall(watched, "BlockedRequests"),
    threshold: 1_000,
    periods: 2,
  },
];

/** Everything that somebody is told of. */
export const alarmRules = (watched: Watched): AlarmRule[] => [
  ...calls(watched),
  ...singly(watched),
  ...byTheClock(watched),
  ...records(watched),
  ...(watched.config.keepData ? nightly() : []),
  ...messages(watched),
  ...edge(watched),
];
