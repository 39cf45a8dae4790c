import type { Node } from "constructs";
import type { PaymentEnvironment } from "#shared/model/paymentHost.ts";
import { forStaff, type SecondFactorPolicy } from "#shared/rules/account/secondFactor.ts";
import { type BackupSettings, backupsOf } from "./backupSettings.ts";
import { requireConcurrency } from "./concurrency.ts";
import { readSettings } from "./readSettings.ts";
import { type SettingValues, type Stage, stages } from "./settings.ts";

export { region } from "./region.ts";
export { type Stage, stages };

export const stripeApi = "https://api.stripe.com";

export interface Domain {
  readonly site: string;
  readonly payment: string;
  /** @default the distribution's host, which depends on no DNS of ours */
  readonly paymentBackup?: string;
  /** Of ACM in us-east-1, for all these names. */
  readonly certificateArn: string;
}

export interface Config {
  readonly stage: Stage;
  /** Begins its payment hosts' addresses. */
  readonly environment: PaymentEnvironment;
  /** A verified identity of SES, by address or domain. */
  readonly mailFrom: string;
  /** Made in SES by the stack; a domain's also signs the mail. */
  readonly mailIdentity: "address" | "domain" | "existing";
  /** For alarms. @default none, in a trial deployment */
  readonly alarmMail?: string;
  /** For alarms that may wait until morning. @default alarmMail */
  readonly ticketMail?: string;
  /** For reports of vulnerabilities; named in the site's security.txt. @default no such file */
  readonly securityMail?: string;
  /** A month; an alarm comes at four fifths. */
  readonly textDollars: number;
  /** Requests a second of all callers together. */
  readonly apiRate: number;
  /** Percent of `apiRate` for sign-ins, and for other requests without a session. */
  readonly publicShare: number;
  /** From all workers together. */
  readonly mailsPerSecond: number;
  /** From all workers together. */
  readonly textsPerSecond: number;
  /** Batches at once. */
  readonly followConcurrency: number;
  readonly domain?: Domain;
  /** With its key; null draws the offline map. */
  readonly mapStyle: string | null;
  readonly cognitoPlan: "LITE" | "ESSENTIALS" | "PLUS";
  readonly secondFactor: SecondFactorPolicy;
  /** Whether records, photos and credentials outlive their stack. */
  readonly keepData: boolean;
  /** Where data is kept, after the first deployment succeeded. */
  readonly protected: boolean;
  readonly logDays: 30 | 365;
  /** For sealed days of the audit. */
  readonly auditYears: number;
  /** Whether a privileged operator may shorten them. Counts where data is kept. */
  readonly auditLock: "governance" | "compliance";
  readonly backups: BackupSettings;
  /** @default the stream that the table was made with; a restored table has another */
  readonly tableStream?: string;
  /** Raised after a change of a secret: CloudFormation reads one again only where something else changes. */
  readonly secretsRevision: number;
  /** For each of `reservedFunctions`. @default none */
  readonly reservedConcurrency?: number;
  /** Started copies of each of `warmFunctions`. */
  readonly warmCalls: number;
  readonly missing: readonly string[];
}

function domainOf({
  domain: site,
  certificateArn,
  paymentDomain,
  paymentBackupDomain: paymentBackup,
}: SettingValues): Domain | undefined {
  if (!site && !certificateArn) return undefined;
  if (!site) throw new Error("certificateArn is set without domain: set -c domain=... too");
  if (!certificateArn) throw new Error("domain is set without certificateArn: set -c certificateArn=... too");
  const payment = paymentDomain ?? `pay.${site}`;
  return { site, payment, ...(paymentBackup ? { paymentBackup } : {}), certificateArn };
}

/** Requests a second without a session. */
export const publicRate = ({ apiRate, publicShare }: Pick<Config, "apiRate" | "publicShare">): number =>
  (apiRate * publicShare) / 100;

/** A trial deployment's mail never leaves. */
export const exampleMailFrom = "no-reply@beforehand.example";

const needed = {
  mailFrom: "Set -c mailFrom=... to the address that mail is sent from.",
  alarmMail: "Set -c alarmMail=... to the address of whoever is to be told of alarms.",
};

type Needed = keyof typeof needed;
const neededNames = Object.keys(needed) as Needed[];

function mailIdentityOf({ mailFrom = exampleMailFrom, mailIdentity }: SettingValues): Config["mailIdentity"] {
  return mailFrom === exampleMailFrom ? "existing" : (mailIdentity ?? "address");
}

/** Required of roles that reach every record, in a kept deployment. */
function secondFactorOf({ secondFactor }: SettingValues, stage: Stage): SecondFactorPolicy {
  if (secondFactor) return secondFactor;
  const policy = forStaff("offered");
  return isKept(stage) ? { ...policy, ADMIN: "required", "MASTER ADMIN": "required" } : policy;
}

const isKept = (stage: Stage): boolean => stage !== "dev";

function stageOf(stage: Stage | undefined): Stage {
  if (stage) return stage;
  throw new Error(`Say which deployment this is: -c stage=${stages.join(" or -c stage=")}`);
}

/**
 * Throws for a wrong value and an unknown setting, naming it; settings that a kept deployment lacks are in `missing`.
 * @param givenStage replaces the context's stage
 */
export function readConfig(node: Node, givenStage?: Stage): Config {
  const given = readSettings(node);
  const { alarmMail, ticketMail = alarmMail, securityMail, reservedConcurrency, tableStream } = given;
  requireConcurrency(given);
  const stage = givenStage ?? stageOf(given.stage);
  const keepData = isKept(stage);
  const domain = domainOf(given);
  return {
    stage,
    environment: given.environment ?? stage,
    mailFrom: given.mailFrom ?? exampleMailFrom,
    mailIdentity: mailIdentityOf(given),
    ...(alarmMail ? { alarmMail } : {}),
    ...(ticketMail ? { ticketMail } : {}),
    ...(securityMail ? { securityMail } : {}),
    textDollars: given.textDollars ?? 50,
    apiRate: given.apiRate ?? 800,
    publicShare: given.publicShare ?? 5,
    mailsPerSecond: given.mailsPerSecond ?? 10,
    textsPerSecond: given.textsPerSecond ?? 2,
    followConcurrency: given.followConcurrency ?? 20,
    ...(domain ? { domain } : {}),
    mapStyle: given.mapStyle ?? null,
    cognitoPlan: given.cognitoPlan ?? "LITE",
    secondFactor: secondFactorOf(given, stage),
    keepData,
    protected: keepData && given.protect !== "later",
    logDays: keepData ? 365 : 30,
    auditYears: given.auditYears ?? 6,
    auditLock: given.auditLock ?? "governance",
    backups: backupsOf(given),
    ...(tableStream ? { tableStream } : {}),
    secretsRevision: given.secretsRevision ?? 1,
    ...(reservedConcurrency ? { reservedConcurrency } : {}),
    warmCalls: given.warmCalls ?? 0,
    missing: keepData ? neededNames.filter((name) => !given[name]).map((name) => needed[name]) : [],
  };
}
