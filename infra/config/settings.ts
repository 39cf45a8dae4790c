import type { PaymentEnvironment } from "#shared/model/paymentHost.ts";
import { parseSecondFactor } from "#shared/rules/account/secondFactor.ts";
import { region } from "./region.ts";
import { oneOf, type Setting, text, whole } from "./Setting.ts";

/**
 * dev is a trial, whose data goes with its stacks. beta rehearses prod with invented people and the payment provider's
 * test keys.
 */
export const stages = ["dev", "beta", "prod"] as const satisfies readonly PaymentEnvironment[];
export type Stage = (typeof stages)[number];

const hostName = text(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/, "a host name in lower case");
const mailAddress = text(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, "a plain mail address");

/** A test compares the table in docs/deploy.md. */
export const settings = {
  stage: { ...oneOf(...stages), meaning: "`dev`, `beta` or `prod`, as above", unlessSet: "must be set" },
  mailFrom: {
    ...mailAddress,
    meaning: "the sender address of mail",
    unlessSet: "must be set; in dev no mail leaves without",
  },
  alarmMail: {
    ...mailAddress,
    meaning: "the address that alarm mails are sent to",
    unlessSet: "must be set; dev may have none",
  },
  ticketMail: {
    ...mailAddress,
    meaning: "the address for alarms that may wait until morning; `alarmMail` then gets those that may not",
    unlessSet: "`alarmMail` gets both",
  },
  securityMail: {
    ...mailAddress,
    meaning:
      "the address for reports of vulnerabilities, which `/.well-known/security.txt` names ([SECURITY.md](../.github/SECURITY.md)). Each deployment renews its day",
    unlessSet: "no such file",
  },
  mailIdentity: {
    ...oneOf("address", "domain", "existing"),
    meaning:
      "`address`: SES mails you a link to confirm the address. `domain`: the whole domain by DNS, whose mail is signed (recommended). `existing`: SES lists it already (step 2)",
    unlessSet: "`address`",
  },
  domain: { ...hostName, meaning: "the site's name", unlessSet: "CloudFront's names" },
  certificateArn: {
    ...text(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/, "a certificate's ARN in us-east-1"),
    meaning: "the certificate of `domain`, `paymentDomain` and `paymentBackupDomain`",
    unlessSet: "must be set with `domain`",
  },
  paymentDomain: { ...hostName, meaning: "the payment frame's name", unlessSet: "`pay.` and the domain" },
  paymentBackupDomain: {
    ...hostName,
    meaning: "the backup payment frame's name, which the certificate must have, too",
    unlessSet: "CloudFront's name",
  },
  protect: {
    ...oneOf("yes", "later"),
    meaning:
      "`later`: the first deployment of beta or prod, which can be undone until it succeeded (step 5). `yes`: stacks, table and pool refuse to be deleted",
    unlessSet: "`yes`",
  },
  textDollars: {
    ...whole(1, 999_999, "a whole number of dollars above 0"),
    meaning:
      "the most texts may cost in a month, from which each day's ceiling follows (step 7); the alarm comes at 4/5",
    unlessSet: "50",
  },
  apiRate: {
    ...whole(10, 10_000, "a whole number of requests, 10 to 10,000"),
    meaning:
      "how many requests a second the API takes from all callers, and twice as many in a burst; raise it from about 20 million people on, below the 10,000 that AWS gives a region",
    unlessSet: "800",
  },
  publicShare: {
    ...whole(1, 10, "a whole number of percent, 1 to 10"),
    meaning:
      "how many percent of `apiRate` sign-ins may take, and as much other requests without a session; ceilings of registrations, resets and mailed codes grow with it. Raise it, or `apiRate`, for days on which more than 5,000 people an hour, or 20,000 in all, sign up",
    unlessSet: "5",
  },
  mailsPerSecond: {
    ...whole(1, 1_000_000, "a whole number of mails above 0"),
    meaning:
      "how many mails a second workers send, below the rate that SES gives the account (Account dashboard; 14 to begin with); raise it with that rate when the alarm `Backlog` comes for mails",
    unlessSet: "10",
  },
  textsPerSecond: {
    ...whole(1, 1_000_000, "a whole number of texts above 0"),
    meaning:
      "how many texts a second workers send, below the rate of the number they leave from (3 for a toll-free one), as texted codes leave from it, too",
    unlessSet: "2",
  },
  followConcurrency: {
    ...whole(2, 1_000, "a whole number of batches, 2 to 1,000"),
    meaning:
      "how many batches of families follow a change at once; raise it when the alarm `Backlog` comes for follow or sweeps",
    unlessSet: "20",
  },
  auditYears: {
    ...whole(1, 49, "a whole number of years, 1 to 49"),
    meaning: "how many years the sealed days of the audit are kept, 1 to 49",
    unlessSet: "6",
  },
  auditLock: {
    ...oneOf("governance", "compliance"),
    meaning:
      "`governance`: an operator with a permission of its own may shorten that. `compliance`: nobody may, not even the account's owner; it cannot be taken back",
    unlessSet: "`governance`",
  },
  backupRegion: {
    ...text(new RegExp(`^(?!${region}$)[a-z]{2}(-[a-z]+)+-\\d$`), `a region other than ${region}`),
    meaning: "a second region, such as `us-west-2`, that gets a copy of each nightly copy",
    unlessSet: "no second region",
  },
  backupVaultArn: {
    ...text(/^arn:aws:backup:[a-z\d-]+:\d{12}:backup-vault:[\w-]+$/, "the ARN of a vault in AWS Backup"),
    meaning: "the ARN of a vault of another account that gets one, too",
    unlessSet: "no other account",
  },
  backupLock: {
    ...oneOf("governance", "compliance"),
    meaning:
      "`governance`: an operator with a permission of its own may end the lock of the copies. `compliance`: after three days nobody may, and no copy goes before its 35 days",
    unlessSet: "`governance`",
  },
  mapStyle: {
    ...text(/^https:\/\/\S+$/, "the https address of a map style"),
    meaning: "the https address of a map style with its key",
    unlessSet: "a plain offline map",
  },
  cognitoPlan: {
    ...oneOf("LITE", "ESSENTIALS", "PLUS"),
    meaning: "`LITE`, `ESSENTIALS` or `PLUS`",
    unlessSet: "`LITE`",
  },
  secondFactor: {
    parse: parseSecondFactor,
    may: "off, offered or required for all staff, or pairs such as MOD:offered,ADMIN:required",
    meaning:
      "a code of an app after staff's password: `off`, `offered` or `required`, for all staff or by role (`MOD:offered,ADMIN:required`)",
    unlessSet: "`offered`; in beta and prod `required` for ADMIN and MASTER ADMIN",
  },
  accountConcurrency: {
    ...whole(1, 999_999, "a whole number above 0"),
    meaning:
      "how many copies of all functions the account may run at once; needed by the next two, which are checked against it",
    unlessSet: "nothing is set aside",
  },
  reservedConcurrency: {
    ...whole(1, 9_999, "a whole number above 0"),
    meaning:
      "so many copies are kept free for each of signing in, marking an entry and the payment provider's events, and are the most of each; a flood of other calls leaves them alone",
    unlessSet: "none; they share with all",
  },
  warmCalls: {
    ...whole(0, 999, "a whole number"),
    meaning:
      "so many copies are kept started of each call that staff wait for (`warmFunctions` in `infra/config/concurrency.ts`); they cost as long as it is set",
    unlessSet: "0; after a pause a call starts its function first",
  },
  environment: {
    ...oneOf("local"),
    meaning: "`local` marks the embedded stack's payment addresses; leave it out",
    unlessSet: "the stage",
  },
  tableStream: {
    ...text(/^arn:aws:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/[\w:.-]+$/, "the ARN of a table's stream"),
    meaning: "after a restore: the table's new stream, which fills the queues (Restore, step 6)",
    unlessSet: "the stream that the table was made with",
  },
  secretsRevision: {
    ...whole(1, 999_999, "a whole number above 0"),
    meaning: "counted up after a secret was changed",
    unlessSet: "1",
  },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

export type SettingValues = {
  readonly [Name in SettingName]?: NonNullable<ReturnType<(typeof settings)[Name]["parse"]>>;
};
