import { createHash } from "node:crypto";
import type { Stage } from "#infra/config/config.ts";
import { builtCalls, events, schedules } from "#shared/contract/index.ts";

/** The names of the product's own functions. */
export const handlers: readonly string[] = [
  ...builtCalls.map(([name]) => name),
  ...Object.keys(events),
  ...Object.keys(schedules),
];

/** The settings required of a public deployment. */
export const publicSettings = {
  mailFrom: "no-reply@example.org",
  alarmMail: "operator@example.org",
} as const;

/** A domain of the operator's own with its certificate. */
export const twoNames = {
  domain: "ready.example.org",
  certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-1111-2222-333344445555",
} as const;

/** The same, with a name for the backup payment host. */
export const ownDomain = { ...twoNames, paymentBackupDomain: "pay-backup.ready.example.org" } as const;
/** Copies also in a second region and another account, which no operator can end. */
export const firmBackups = {
  backupRegion: "us-west-2",
  backupVaultArn: "arn:aws:backup:us-east-1:210987654321:backup-vault:kept-elsewhere",
  backupLock: "compliance",
} as const;

export type Settings = Readonly<Record<string, string>>;

/**
 * The deployments that tests read. A process' first synthesis takes seconds, each further one less than one.
 */
export const deployments: readonly (readonly [Stage, Settings])[] = [
  ["dev", {}],
  ["dev", { secretsRevision: "2" }],
  ["dev", { ...ownDomain, mapStyle: "https://maps.example.org/style.json?key=k" }],
  ["beta", {}],
  ["beta", publicSettings],
  ["prod", {}],
  ["prod", publicSettings],
  ["prod", { ...publicSettings, ...twoNames }],
  ["prod", { ...publicSettings, textDollars: "100" }],
  ["prod", { ...publicSettings, protect: "later" }],
  ["prod", { ...publicSettings, mailIdentity: "domain" }],
  ["prod", { ...publicSettings, mailIdentity: "existing" }],
  ["prod", { ...publicSettings, ...firmBackups }],
  ["dev", firmBackups],
  ["prod", { ...publicSettings, auditYears: "7", auditLock: "compliance" }],
  ["dev", { accountConcurrency: "1000", reservedConcurrency: "20", warmCalls: "2" }],
  ["dev", { securityMail: "security@example.org" }],
];

/** The folder's name of a deployment with these settings. */
export const folderOf = (stage: Stage, settings: Settings): string =>
  `${stage}-${createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 12)}`;
