import { createHash } from "node:crypto";
import type { Stage } from "#infra/config/config.ts";
import { background, builtCalls, events } from "#shared/contract/index.ts";

export const handlers: readonly string[] = [
  ...builtCalls.map(([name]) => name),
  ...Object.keys(events),
  ...Object.keys(background),
];

export const publicSettings = {
  mailFrom: "no-reply@example.org",
  alarmMail: "operator@example.org",
} as const;

export const twoNames = {
  domain: "ready.example.org",
  certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-1111-2222-333344445555",
} as const;

export const ownDomain = { ...twoNames, paymentBackupDomain: "pay-backup.ready.example.org" } as const;
/** In a second region and another account; no operator can end them. */
export const firmBackups = {
  backupRegion: "us-west-2",
  backupVaultArn: "arn:aws:backup:us-east-1:210987654321:backup-vault:kept-elsewhere",
  backupLock: "compliance",
} as const;

export type Settings = Readonly<Record<string, string>>;

/** The first synthesis of a process takes seconds, each further one less than one. */
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

export const folderOf = (stage: Stage, settings: Settings): string =>
  `${stage}-${createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 12)}`;
