import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCommand } from "#scripts/operate/command/command.ts";
import { root } from "#scripts/root.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { accountChecks } from "./accountChecks.ts";
import { preflight } from "./preflight.ts";

/** By the words for the AWS CLI; a text is an error. */
type Answers = Readonly<Record<string, object | string>>;

const notFound = "An error occurred (NotFoundException) when calling the operation: it does not exist.";
const noParameter = notFound.replace("NotFoundException", "ParameterNotFound");
const certificateArn = "arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d";

/** Of an account that lacks nothing. */
const ready: Answers = {
  "sts get-caller-identity": { Account: "123456789012" },
  "ssm get-parameter": { Parameter: { Value: "30" } },
  "cloudfront list-distributions": {},
  "sesv2 get-account": { ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 14, Max24HourSend: 50_000 } },
  "sesv2 get-email-identity": { VerifiedForSendingStatus: true },
  "sns get-sms-sandbox-account-status": { IsInSandbox: false },
  "sns get-sms-attributes": { attributes: { MonthlySpendLimit: "50" } },
  "pinpoint-sms-voice-v2 describe-phone-numbers": {
    PhoneNumbers: [{ Status: "ACTIVE", NumberCapabilities: ["SMS"] }],
  },
  "lambda get-account-settings": { AccountLimit: { ConcurrentExecutions: 1_000 } },
  "backup describe-region-settings": {
    ResourceTypeOptInPreference: { DynamoDB: true },
    ResourceTypeManagementPreference: { DynamoDB: true },
  },
  "acm describe-certificate": {
    Certificate: { Status: "ISSUED", SubjectAlternativeNames: ["ready.example.org", "*.ready.example.org"] },
  },
};

/** An answer may be one region's: "ssm get-parameter us-west-2". */
const cli = `#!/bin/sh
asked="$1 $2"
while [ "$1" != --region ]; do shift; done
for of in "$asked $2" "$asked"; do
  if [ -f "$ANSWERS/$of.error" ]; then cat "$ANSWERS/$of.error" >&2; exit 254; fi
  if [ -f "$ANSWERS/$of" ]; then exec cat "$ANSWERS/$of"; fi
done
exit 1
`;

const settings = {
  stage: "prod",
  mailFrom: "help@example.org",
  mailIdentity: "existing",
  alarmMail: "ops@example.org",
  domain: "ready.example.org",
  certificateArn,
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "aws-"));
  await writeFile(join(folder, "aws"), cli);
  await chmod(join(folder, "aws"), 0o755);
  vi.stubEnv("PATH", [folder, process.env.PATH].join(delimiter));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function look(answers: Answers, differing: Readonly<Record<string, string>> = {}) {
  const said = await mkdtemp(join(folder, "answers-"));
  vi.stubEnv("ANSWERS", said);
  for (const [asked, answer] of Object.entries({ ...ready, ...answers }))
    if (typeof answer === "string") await writeFile(join(said, `${asked}.error`), answer);
    else await writeFile(join(said, asked), JSON.stringify(answer));
  const given = Object.entries({ ...settings, ...differing }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return captureOutput(() => runCommand(preflight, given));
}

test("an account that lacks nothing is told so, and what no call tells is left out", async () => {
  const { code, text } = await look({});
  expect(text).toContain("ok    account              123456789012, us-east-1");
  expect(text).toContain("ok    certificate          ready.example.org, pay.ready.example.org");
  expect(text).toMatch(/^skip {2}distributions$/m);
  expect(text).toMatch(/^skip {2}payments$/m);
  expect(text).toMatch(/^skip {2}second bootstrap$/m);
  expect(text).toMatch(/^skip {2}second copies$/m);
  expect(text).toMatch(/Nothing is missing\.$/);
  expect(code).toBe(0);
});

test.each<readonly [string, Answers, string]>([
  ["a sandbox for mail", { "sesv2 get-account": { ProductionAccessEnabled: false } }, "SES is in its sandbox"],
  [
    "a rate of mails below the setting",
    { "sesv2 get-account": { ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 1 } } },
    "SES takes 1 a second, and mailsPerSecond is 10",
  ],
  ["a sandbox for texts", { "sns get-sms-sandbox-account-status": { IsInSandbox: true } }, "SNS is in its sandbox"],
  ["a sender that is not verified", { "sesv2 get-email-identity": notFound }, "SES lists neither help@example.org"],
  ["a limit of texts below the setting", { "sns get-sms-attributes": { attributes: {} } }, "SNS stops at $1"],
  ["no number", { "pinpoint-sms-voice-v2 describe-phone-numbers": { PhoneNumbers: [] } }, "no active number"],
  [
    "a new account's functions",
    { "lambda get-account-settings": { AccountLimit: { ConcurrentExecutions: 10 } } },
    "10: ask for 1,000",
  ],
  ["no bootstrap", { "ssm get-parameter": noParameter }, "run npx cdk bootstrap in us-east-1"],
  [
    "a certificate that waits",
    { "acm describe-certificate": { Certificate: { Status: "PENDING_VALIDATION" } } },
    "put its records",
  ],
  [
    "a certificate of other names",
    {
      "acm describe-certificate": { Certificate: { Status: "ISSUED", SubjectAlternativeNames: ["ready.example.org"] } },
    },
    "does not have pay.ready.example.org",
  ],
  ["a refusal", { "sesv2 get-account": "An error occurred (AccessDenied): not authorized" }, "not authorized"],
])("%s is named, and nothing else", async (_what, answers, sentence) => {
  const { code, text } = await look(answers);
  expect(text.match(/^FAIL .*/gm)).toEqual([expect.stringContaining(sentence)]);
  expect(text).toMatch(/1 thing is missing\.$/);
  expect(code).toBe(1);
});

const switchedOff = { ResourceTypeOptInPreference: { DynamoDB: true }, ResourceTypeManagementPreference: {} };

test("with a second region for copies that one is asked, too, and named where it lacks something", async () => {
  const copied = { backupRegion: "us-west-2" };
  const { code, text } = await look({}, copied);
  expect(text).toContain("ok    second bootstrap     version 30 in us-west-2");
  expect(text).toContain("ok    second copies        AWS Backup keeps tables in us-west-2");
  expect(code).toBe(0);
  const lacking = {
    "ssm get-parameter us-west-2": noParameter,
    "backup describe-region-settings us-west-2": switchedOff,
  };
  const { text: named } = await look(lacking, copied);
  expect(named.match(/^FAIL .*/gm)).toEqual([
    expect.stringContaining("run npx cdk bootstrap in us-west-2"),
    expect.stringContaining('switch on "Advanced features for DynamoDB" in us-west-2'),
  ]);
  expect(named).toContain("ok    cdk bootstrap        version 30 in us-east-1");
});

test("a trial, which makes no nightly copies, is asked for nothing of theirs", async () => {
  const lacking = { "backup describe-region-settings": switchedOff, "ssm get-parameter us-west-2": noParameter };
  const { code, text } = await look(lacking, { stage: "dev", backupRegion: "us-west-2" });
  expect(text).toContain("ok    cdk bootstrap        version 30 in us-east-1");
  for (const name of ["second bootstrap", "nightly copies", "second copies"])
    expect(text).toMatch(new RegExp(`^skip {2}${name}$`, "m"));
  expect(code).toBe(0);
});

test("the papers tell what to do about everything that is named", () => {
  const page = readFileSync(join(root, "docs/deploy.md"), "utf8");
  const [, section = ""] = page.split("## What preflight names");
  const told = [...section.matchAll(/^\| (.+?) +\|/gm)].map(([, name]) => name);
  for (const { name } of accountChecks.slice(1)) expect(told).toContain(name);
});

test("an identity that the stacks would make must not be there yet", async () => {
  expect((await look({}, { mailIdentity: "domain" })).text).toContain("SES has example.org already");
  const { code } = await look({ "sesv2 get-email-identity": notFound }, { mailIdentity: "domain" });
  expect(code).toBe(0);
});

test("a wrong setting is refused with its name before anything is asked", async () => {
  const { code, text } = await look({}, { textDollars: "none" });
  expect(text).toMatch(/^textDollars is "none"/);
  expect(code).toBe(1);
});

test("without the command line of AWS the machine's lack is told", async () => {
  vi.stubEnv("PATH", "/nowhere");
  expect((await look({})).text).toContain("The AWS CLI is not installed");
});
