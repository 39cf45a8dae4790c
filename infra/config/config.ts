import type { Node } from "constructs";
import { forStaff, parseSecondFactor, type SecondFactorPolicy } from "#shared/rules/account/secondFactor.ts";
import { type BackupSettings, readBackupSettings } from "./backupSettings.ts";

export const stages = ["dev", "prod"] as const;
export type Stage = (typeof stages)[number];

/** The payment provider's API; the embedded stack answers for it locally. */
export const stripeApi = "https://api.stripe.com";

/** Everything is in one region: the certificate and the firewall of a distribution have to be in us-east-1. */
export const region = "us-east-1";

/** The site's own host names and their certificate. */
export interface Domain {
  readonly site: string;
  readonly payment: string;
  /** Of ACM, in us-east-1, for both names. */
  readonly certificateArn: string;
}

/** Everything in which one deployment differs from another. */
export interface Config {
  readonly stage: Stage;
  /** The sender of all mail; the address or its domain is a verified identity of SES. */
  readonly mailFrom: string;
  /** The identity that the stack makes in SES: the address, its domain (which also signs the mail), or none. */
  readonly mailIdentity: "address" | "domain" | "existing";
  /** Receives the mails of alarms; a trial deployment may have none. */
  readonly alarmMail?: string;
  /** The monthly budget for texts in dollars; an alarm comes at four fifths. */
  readonly textDollars: number;
  /** @default the distributions' own names */
  readonly domain?: Domain;
  /** The address of a MapLibre style with its key; null draws the offline map. */
  readonly mapStyle: string | null;
  readonly cognitoPlan: "LITE" | "ESSENTIALS" | "PLUS";
  /** Which roles may or must have a second step of their sign-in. */
  readonly secondFactor: SecondFactorPolicy;
  /** Whether records, photos and credentials outlive their stack and refuse to be deleted. */
  readonly keepData: boolean;
  readonly logDays: 30 | 365;
  /** How many years the sealed days of the audit are kept. */
  readonly auditYears: number;
  /** Whether an operator with a permission of its own may shorten that. It counts where data is kept. */
  readonly auditLock: "governance" | "compliance";
  /** Counts where data is kept. */
  readonly backups: BackupSettings;
  /** Raised after a change of a secret: CloudFormation reads a secret again only where something else changes. */
  readonly secretsRevision: number;
  /** The most instances of one function at once. @default the account's limit */
  readonly reservedConcurrency?: number;
  /** Settings that a deployment still lacks, as sentences for the operator. */
  readonly missing: readonly string[];
}

const domainName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;
const certificate = /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;
const mailAddress = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

type Read = (name: string) => string | undefined;

const wrongSetting = (name: string, value: string | undefined, what: string) =>
  new Error(`${name} is "${value}"; set it to ${what}, for example with -c ${name}=...`);

function setting(read: Read, name: string, rule: RegExp, what: string): string | undefined {
  const value = read(name);
  if (value === undefined || rule.test(value)) return value;
  throw wrongSetting(name, value, what);
}

function readStage(value: string | undefined): Stage {
  const stage = stages.find((known) => known === value);
  if (stage) return stage;
  throw new Error(`Say which deployment this is: -c stage=${stages.join(" or -c stage=")}`);
}

function readDomain(read: Read): Domain | undefined {
  const site = setting(read, "domain", domainName, "a host name in lower case");
  const certificateArn = setting(read, "certificateArn", certificate, "a certificate's ARN in us-east-1");
  if (!site && !certificateArn) return undefined;
  if (!site) throw new Error("certificateArn is set without domain: set -c domain=... too");
  if (!certificateArn) throw new Error("domain is set without certificateArn: set -c certificateArn=... too");
  const payment = setting(read, "paymentDomain", domainName, "a host name in lower case") ?? `pay.${site}`;
  return { site, payment, certificateArn };
}

/** The sender in a trial deployment that configures none; its mail never leaves. */
export const exampleMailFrom = "no-reply@beforehand.example";

/** Settings that a deployment for the public must have. */
const needed = {
  mailFrom: "Set -c mailFrom=... to the address that mail is sent from.",
  alarmMail: "Set -c alarmMail=... to the address of whoever is to be told of alarms.",
};

type Needed = keyof typeof needed;
const neededNames = Object.keys(needed) as Needed[];

function readMailIdentity(read: Read, mailFrom: string): Config["mailIdentity"] {
  const given = setting(read, "mailIdentity", /^(address|domain|existing)$/, "address, domain or existing");
  if (mailFrom === exampleMailFrom) return "existing";
  return (given as Config["mailIdentity"] | undefined) ?? "address";
}

const secondFactorHint =
  "off, offered or required for all staff, or pairs such as MOD:offered,ADMIN:required";

/** Offered to all staff; in a deployment for the public, required where an account reaches every record. */
function readSecondFactor(read: Read, stage: Stage): SecondFactorPolicy {
  const given = read("secondFactor");
  const policy = given === undefined ? forStaff("offered") : parseSecondFactor(given);
  if (!policy) throw wrongSetting("secondFactor", given, secondFactorHint);
  if (given !== undefined || stage !== "prod") return policy;
  return { ...policy, ADMIN: "required", "MASTER ADMIN": "required" };
}

/**
 * Reads and checks the configuration from the app's context (`-c name=value` or cdk.json). Throws for a wrong value,
 * naming the setting; settings that a deployment for the public lacks are in `missing`.
 * @param givenStage takes the place of the context's stage
 */
export function readConfig(node: Node, givenStage?: Stage): Config {
  const read: Read = (name) => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined || value === "" ? undefined : String(value);
  };
  const stage = givenStage ?? readStage(read("stage"));
  const domain = readDomain(read);
  const plan = setting(read, "cognitoPlan", /^(LITE|ESSENTIALS|PLUS)$/, "LITE, ESSENTIALS or PLUS");
  const revision = setting(read, "secretsRevision", /^[1-9]\d{0,5}$/, "a whole number above 0");
  const concurrency = setting(read, "reservedConcurrency", /^[1-9]\d{0,3}$/, "a whole number above 0");
  const mail = (name: Needed) => setting(read, name, mailAddress, "a plain mail address");
  const mailFrom = mail("mailFrom") ?? exampleMailFrom;
  const alarmMail = mail("alarmMail");
  const missing = stage === "prod" ? neededNames.filter((name) => !mail(name)) : [];
  const auditYears = setting(read, "auditYears", /^([1-9]|[1-4]\d)$/, "a whole number of years, 1 to 49");
  const auditLock = setting(read, "auditLock", /^(governance|compliance)$/, "governance or compliance");
  const textDollars = setting(read, "textDollars", /^[1-9]\d{0,5}$/, "a whole number of dollars above 0");
  return {
    stage,
    mailFrom,
    mailIdentity: readMailIdentity(read, mailFrom),
    ...(alarmMail ? { alarmMail } : {}),
    textDollars: Number(textDollars ?? 50),
    ...(domain ? { domain } : {}),
    mapStyle: setting(read, "mapStyle", /^https:\/\/\S+$/, "the https address of a map style") ?? null,
    cognitoPlan: (plan as Config["cognitoPlan"] | undefined) ?? "LITE",
    secondFactor: readSecondFactor(read, stage),
    keepData: stage === "prod",
    logDays: stage === "prod" ? 365 : 30,
    auditYears: Number(auditYears ?? 6),
    auditLock: (auditLock as Config["auditLock"] | undefined) ?? "governance",
    backups: readBackupSettings((name, rule, what) => setting(read, name, rule, what), region),
    secretsRevision: Number(revision ?? 1),
    ...(concurrency ? { reservedConcurrency: Number(concurrency) } : {}),
    missing: missing.map((name) => needed[name]),
  };
}
