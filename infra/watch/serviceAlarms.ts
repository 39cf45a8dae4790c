import type { AlarmRule } from "./alarms.ts";
import { textsUsed } from "./logMetrics.ts";
import {
  failedBackups,
  failuresOf,
  firewall,
  highest,
  logged,
  mailRate,
  pageErrors,
  tableErrors,
  tableThrottles,
  textDollars,
  type Watched,
} from "./metrics.ts";

const records = (watched: Watched): AlarmRule[] => [
  {
    name: "TableReadThrottles",
    means: "The table turns reads away.",
    metric: tableThrottles(watched, "Read"),
    threshold: 1,
  },
  {
    name: "TableWriteThrottles",
    means: "The table turns writes away.",
    metric: tableThrottles(watched, "Write"),
    threshold: 1,
  },
  {
    name: "TableErrors",
    means: "The table does not answer for reasons of its own.",
    metric: tableErrors(watched),
    threshold: 5,
  },
];

const backupFailed = { section: "BackupFailed", threshold: 1, severity: "ticket" } as const;

const nightly = ({ config: { backups } }: Watched): AlarmRule[] => [
  {
    name: "BackupFailed",
    means: "A nightly copy of the table failed.",
    metric: failedBackups("NumberOfBackupJobsFailed"),
    ...backupFailed,
  },
  {
    name: "BackupExpired",
    means: "A nightly copy of the table did not begin or end in time.",
    metric: failedBackups("NumberOfBackupJobsExpired"),
    ...backupFailed,
  },
  ...(backups.region || backups.vaultArn
    ? [
        {
          name: "BackupCopyFailed",
          means: "A nightly copy did not get into the second region or the other account.",
          metric: failedBackups("NumberOfCopyJobsFailed"),
          ...backupFailed,
        },
      ]
    : []),
];

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
    severity: "ticket",
  },
  {
    name: "MailComplaints",
    means: "One mail in two thousand is reported as unwanted; at one in a thousand the service reviews the account.",
    metric: mailRate(watched, "ComplaintRate"),
    threshold: 0.0005,
    severity: "ticket",
  },
  {
    name: "TextFailures",
    means: "Phone codes cannot be sent.",
    metric: failuresOf(watched, "sendPhoneCode", "TextFailures"),
    threshold: 3,
  },
  {
    name: "TextCeiling",
    means: "Four fifths of the texts that this day or hour may have are used up.",
    metric: highest(watched, textsUsed),
    threshold: 80,
    severity: "ticket",
  },
  {
    name: "TextSpend",
    means: "Texts have cost four fifths of this month's dollars.",
    metric: textDollars(),
    threshold: watched.config.textDollars * 0.8,
    severity: "ticket",
  },
];

const pageHosts = [
  ["site", "SiteErrors", "site"],
  ["payment", "PaymentErrors", "payment frame"],
  ["backup", "BackupPaymentErrors", "backup payment frame"],
] as const;

const edge = (watched: Watched): AlarmRule[] => [
  ...pageHosts.map(([host, name, what]) => ({
    name,
    section: "SiteErrors",
    means: `One answer in twenty of the ${what} is an error of ours.`,
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
    severity: "ticket",
  },
];

export const serviceAlarms = (watched: Watched): AlarmRule[] => [
  ...records(watched),
  ...(watched.config.keepData ? nightly(watched) : []),
  ...messages(watched),
  ...edge(watched),
];
