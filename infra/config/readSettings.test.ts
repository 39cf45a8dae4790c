import { App } from "aws-cdk-lib";
import { expect, test } from "vitest";
import { readSettings } from "./readSettings.ts";

const given = (context: Record<string, unknown>) => readSettings(new App({ context }).node);

test.each([
  ["textDolars", "did you mean textDollars?"],
  ["TEXTDOLLARS", "did you mean textDollars?"],
  ["Domain", "did you mean domain?"],
  ["certificate", "did you mean certificateArn?"],
  ["secretRevision", "did you mean secretsRevision?"],
])("%s is refused, and the setting that was meant is named", (name, hint) => {
  expect(() => given({ stage: "dev", [name]: "1" })).toThrow(`${name} is not a setting: ${hint}`);
});

test("a name that is near to no setting is refused with the names of all", () => {
  expect(() => given({ telephone: "1" })).toThrow(/^telephone is not a setting: the settings are stage, .*textDollars/);
});

test("an unknown setting is refused also when it is empty", () => {
  expect(() => given({ textDolars: "" })).toThrow("did you mean textDollars?");
});

test("the library's flags and what the cdk command looked up are no settings", () => {
  const theirs = {
    "@aws-cdk/core:checkSecretUsage": true,
    "aws:cdk:enable-path-metadata": true,
    "availability-zones:account=123456789012:region=us-east-1": ["us-east-1a"],
    "hosted-zone:account=123456789012:domainName=example.org:region=us-east-1": { Id: "Z" },
    "cdk-migrate": true,
    "acknowledged-issue-numbers": [34892],
  };
  expect(given({ ...theirs, stage: "dev" })).toEqual({ stage: "dev" });
});

test("a setting is read as what it is, and an empty one is none", () => {
  expect(given({ textDollars: "70", auditYears: 7, mailFrom: "", cognitoPlan: "PLUS" })).toEqual({
    textDollars: 70,
    auditYears: 7,
    cognitoPlan: "PLUS",
  });
});
