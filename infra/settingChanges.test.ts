import { expect, test } from "vitest";
import { domains } from "#shared/contract/index.ts";
import { sampleOf } from "#shared/testing/howMany.ts";
import type { Config } from "./config/config.ts";
import type { Domains } from "./domainStack.ts";
import { changeBetween } from "./testing/changeBetween.ts";
import { firmBackups, ownDomain, publicSettings, type Settings } from "./testing/deployments.ts";
import { replacingChanges } from "./testing/resourceTypes.ts";
import type { Deployment } from "./testing/synthesize.ts";
import { synthesizeWith } from "./testing/synthesizeWith.ts";

/** Follows from the stage, which is another deployment. */
type OfStage = "stage" | "environment" | "keepData" | "logDays" | "missing";

const certificateArn = ownDomain.certificateArn.replace("0a1b", "1b2c");

/** Beside the default. A new setting needs a line here. */
const values: Record<Exclude<keyof Config, OfStage>, readonly Settings[]> = {
  mailFrom: [{ mailFrom: "help@example.net" }],
  mailIdentity: [{ mailIdentity: "domain" }, { mailIdentity: "existing" }],
  alarmMail: [{ alarmMail: "another@example.org" }],
  ticketMail: [{ ticketMail: "morning@example.org" }],
  securityMail: [{ securityMail: "security@example.org" }],
  textDollars: [{ textDollars: "100" }],
  apiRate: [{ apiRate: "2000" }],
  publicShare: [{ publicShare: "10" }],
  mailsPerSecond: [{ mailsPerSecond: "100" }],
  textsPerSecond: [{ textsPerSecond: "100" }],
  followConcurrency: [{ followConcurrency: "50" }],
  domain: [
    ownDomain,
    { ...ownDomain, domain: "safe.example.org", paymentDomain: "p.example.org", certificateArn },
    { ...ownDomain, paymentBackupDomain: "pay2.example.org" },
  ],
  mapStyle: [{ mapStyle: "https://maps.example.org/style.json?key=k" }],
  cognitoPlan: [{ cognitoPlan: "ESSENTIALS" }, { cognitoPlan: "PLUS" }],
  secondFactor: [{ secondFactor: "off" }],
  protected: [{ protect: "later" }],
  auditYears: [{ auditYears: "10" }],
  backups: [{ backupRegion: firmBackups.backupRegion }, firmBackups],
  auditLock: [{ auditLock: "compliance" }],
  tableStream: [{ tableStream: "arn:aws:dynamodb:us-east-1:000000000000:table/T/stream/2026-11-27T00:00:00.000" }],
  secretsRevision: [{ secretsRevision: "2" }],
  reservedConcurrency: [{ reservedConcurrency: "50", accountConcurrency: "1000" }],
  warmCalls: [{ warmCalls: "2", accountConcurrency: "1000" }],
};

const watched = ["login", "listNewEntries", "markEntry", "markEntries", "paymentWebhook", "sendPhoneCode"];

/**
 * For speed. The first call of each domain has all its uses: stacks read as much from each other as with the whole
 * contract.
 */
const few: Domains = Object.fromEntries(
  Object.entries<Domains[string]>(domains).map(([domain, routes]) => {
    const uses = [...new Set(Object.values(routes).flatMap((one) => one.uses))];
    const kept = Object.entries(routes).filter(([name], index) => index === 0 || watched.includes(name));
    return [domain, Object.fromEntries(kept.map(([name, one], index) => [name, index ? one : { ...one, uses }]))];
  }),
);

const made = new Map<string, Deployment>();

function deploymentWith(settings: Settings): Deployment {
  const key = JSON.stringify(settings);
  const deployment = made.get(key) ?? synthesizeWith(few, "prod", { ...publicSettings, ...settings });
  made.set(key, deployment);
  return deployment;
}

const ways = Object.entries(values).flatMap(([setting, others]) => {
  const all = [{}, ...others];
  return all.flatMap((from) => all.flatMap((to) => (from === to ? [] : [[setting, from, to] as const])));
});

const version = /FunctionCurrentVersion\w+$/;

/**
 * Settings may replace or remove these: identities, which stay in SES; subscriptions of a former address; a stream's
 * trigger; the alarm of copies, and their region's stack, which the command leaves as it is.
 */
const meant: Readonly<Record<string, RegExp>> = {
  backups: /-Copies |-Watch BackupCopyFailed/,
  mailFrom: /-Data MailIdentity\w+ EmailIdentity$/,
  mailIdentity: /-Data MailIdentity/,
  tableStream: /-Work relayWorkRows\w+ EventSourceArn$/,
  alarmMail: /-Watch (Alarms|Tickets)(operator|another)exampleorg/,
  ticketMail: /-Watch Tickets(operator|morning)exampleorg/,
};

test.each(sampleOf(ways, 2))(
  "%s changes from %j to %j: no export breaks, no name is taken, no data is made anew",
  (setting, from, to) => {
    const { brokenExports, takenNames, replaced, gone } = changeBetween(deploymentWith(from), deploymentWith(to));
    expect({ brokenExports, takenNames }).toEqual({ brokenExports: [], takenNames: [] });
    expect([...replaced, ...gone].filter((line) => !version.test(line) && !meant[setting]?.test(line))).toEqual([]);
  },
);

test("an identity that a setting takes out of the stack stays in SES, and mail goes on", () => {
  for (const settings of [{}, { mailIdentity: "domain" }] as const) {
    const [identity] = deploymentWith(settings).resources.filter(({ type }) => type === "AWS::SES::EmailIdentity");
    expect(identity).toMatchObject({ deletionPolicy: "RetainExceptOnCreate", replacePolicy: "Retain" });
  }
});

test("the comparison knows what CloudFormation makes anew, also inside a property", () => {
  const client = (GenerateSecret: boolean) => ({ GenerateSecret, IdTokenValidity: GenerateSecret ? 5 : 30 });
  expect(replacingChanges("AWS::Cognito::UserPoolClient", client(false), client(true))).toEqual(["GenerateSecret"]);
  const validity = (Value: number) => ({ Validity: { Type: "DAYS", Value } });
  expect(replacingChanges("AWS::ACMPCA::Certificate", validity(1), validity(2))).not.toEqual([]);
});
