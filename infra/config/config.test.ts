import { readFileSync } from "node:fs";
import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { expect, test } from "vitest";
import { publicSettings } from "#infra/testing/deployments.ts";
import { type Deployment, synthesize } from "#infra/testing/synthesize.ts";
import { readConfig } from "./config.ts";
import { settings } from "./settings.ts";

const read = (context: Record<string, string>) => readConfig(new App({ context }).node);
const certificateArn = "arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-1111-2222-333344445555";

test("a trial deployment needs only its stage", () => {
  expect(read({ stage: "dev" })).toEqual({
    stage: "dev",
    environment: "dev",
    mailFrom: "no-reply@beforehand.example",
    mailIdentity: "existing",
    textDollars: 50,
    apiRate: 800,
    publicShare: 5,
    mailsPerSecond: 10,
    textsPerSecond: 2,
    followConcurrency: 20,
    mapStyle: null,
    cognitoPlan: "LITE",
    keepData: false,
    protected: false,
    logDays: 30,
    auditYears: 6,
    auditLock: "governance",
    backups: { lock: "governance" },
    secretsRevision: 1,
    warmCalls: 0,
    secondFactor: expect.objectContaining({ "MASTER ADMIN": "offered" }),
    missing: [],
  });
});

test("a domain brings the payment frame's name with it", () => {
  const { domain } = read({ stage: "dev", domain: "ready.example.org", certificateArn });
  expect(domain).toEqual({ site: "ready.example.org", payment: "pay.ready.example.org", certificateArn });
});

test("a deployment for the public verifies the sender's address, unless configured otherwise", () => {
  const prod = { stage: "prod", mailFrom: "help@example.org", alarmMail: "ops@example.org" };
  expect(read(prod)).toMatchObject({ mailIdentity: "address", alarmMail: "ops@example.org", keepData: true });
  expect(read({ ...prod, mailIdentity: "domain" }).mailIdentity).toBe("domain");
});

test("templates for the public can be written without settings, and CloudFormation refuses to deploy them", () => {
  const rulesOf = ({ templates }: Deployment) => {
    const [, data] = [...templates].find(([name]) => name.endsWith("-Data")) ?? expect.fail();
    const { Rules = {}, Parameters = {} } = data;
    const { BootstrapVersion, ...own } = Parameters;
    const { CheckBootstrapVersion, ...rules } = Rules;
    return { rules: Object.values(rules), parameters: own };
  };
  const refused = (message: string) => ({
    Assertions: [
      {
        Assert: { "Fn::Equals": [{ Ref: "Settings" }, "complete"] },
        AssertDescription: expect.stringContaining(message),
      },
    ],
  });
  expect(rulesOf(synthesize("prod"))).toEqual({
    rules: [refused("Set -c mailFrom=..."), refused("Set -c alarmMail=...")],
    parameters: { Settings: expect.objectContaining({ Default: "missing" }) },
  });
  expect(rulesOf(synthesize("prod", publicSettings))).toEqual({ rules: [], parameters: {} });
  expect(read({ stage: "prod" }).missing).toHaveLength(2);
});

test.each([
  [{}, "-c stage=dev or -c stage=beta or -c stage=prod"],
  [{ stage: "live" }, "set it to dev, beta or prod"],
  [{ stage: "dev", mailFrom: "Beforehand <a@b.org>" }, "set it to a plain mail address"],
  [{ stage: "dev", alarmMail: "the operator" }, "set it to a plain mail address"],
  [{ stage: "dev", mailIdentity: "mail" }, "address, domain or existing"],
  [{ stage: "dev", textDollars: "many" }, "a whole number of dollars above 0"],
  [{ stage: "dev", domain: "ready.example.org" }, "set -c certificateArn=... too"],
  [{ stage: "dev", certificateArn }, "set -c domain=... too"],
  [{ stage: "dev", domain: "https://ready.example.org", certificateArn }, "a host name in lower case"],
  [{ stage: "dev", domain: "a.example.org", certificateArn: "arn:aws:acm:eu-west-1:1" }, "in us-east-1"],
  [{ stage: "dev", mapStyle: "http://maps.example.org/style" }, "the https address of a map style"],
  [{ stage: "dev", cognitoPlan: "lite" }, "LITE, ESSENTIALS or PLUS"],
  [{ stage: "dev", secretsRevision: "today" }, "a whole number above 0"],
  [{ stage: "dev", tableStream: "arn:aws:dynamodb:us-east-1:1:table/T" }, "the ARN of a table's stream"],
  [{ stage: "prod", protect: "no" }, "yes or later"],
  [{ stage: "dev", reservedConcurrency: "0" }, "a whole number above 0"],
  [{ stage: "dev", warmCalls: "yes" }, "a whole number"],
  [{ stage: "dev", reservedConcurrency: "5" }, "is set without accountConcurrency"],
  [{ stage: "dev", warmCalls: "1" }, "is set without accountConcurrency"],
  [{ stage: "dev", reservedConcurrency: "1", warmCalls: "1", accountConcurrency: "1000" }, "to 2 or more"],
])("%o is refused with what to set", (context, message) => {
  expect(() => read(context)).toThrow(message);
});

test("the operator's table names every setting, with what it is for and what holds without it", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/deploy.md"), "utf8");
  const [, table = ""] = page.split("## 4. Settings");
  const rows = [...table.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)];
  const told = rows.map(([, name, meaning, unlessSet]) => [name, meaning, unlessSet]);
  expect(told).toEqual(Object.entries(settings).map(([name, { meaning, unlessSet }]) => [name, meaning, unlessSet]));
});
