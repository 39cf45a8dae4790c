import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicSettings } from "./testing/deployments.ts";
import { type Deployment, synthesize } from "./testing/synthesize.ts";

const dev = synthesize("dev");
const prod = synthesize("prod", publicSettings);
const first = synthesize("prod", { ...publicSettings, protect: "later" });

test.each([
  ["dev", dev],
  ["prod", prod],
  ["prod, protected later", first],
])("a failed first deployment of %s leaves nothing that blocks the next", (_, { resources }) => {
  const surviving = resources.filter(({ deletionPolicy }) => deletionPolicy === "Retain");
  expect(surviving.map(({ id }) => id)).toEqual([]);
});

function protectionsOf({ outdir, ofType }: Deployment): unknown[] {
  const { artifacts } = JSON.parse(readFileSync(join(outdir, "manifest.json"), "utf8")) as {
    artifacts: Record<string, { type: string; properties: { terminationProtection?: boolean } }>;
  };
  const stacks = Object.values(artifacts).filter(({ type }) => type === "aws:cloudformation:stack");
  const tables = ofType<{ DeletionProtectionEnabled?: boolean }>("AWS::DynamoDB::Table");
  const pools = ofType<{ DeletionProtection?: string }>("AWS::Cognito::UserPool");
  return [
    ...stacks.map(({ properties }) => properties.terminationProtection ?? false),
    ...tables.map(({ properties }) => properties.DeletionProtectionEnabled ?? false),
    ...pools.map(({ properties }) => properties.DeletionProtection === "ACTIVE"),
  ];
}

test("stacks, table and pool of prod refuse to be deleted, from the first success on", () => {
  expect(new Set(protectionsOf(prod))).toEqual(new Set([true]));
  expect(new Set(protectionsOf(first))).toEqual(new Set([false]));
});

test("the operator's commands are told whether prod is protected", () => {
  const outputOf = ({ templates }: Deployment) =>
    [...templates].find(([name]) => name.endsWith("-Data"))?.[1].Outputs?.Protected?.Value;
  expect([outputOf(prod), outputOf(first), outputOf(dev)]).toEqual(["yes", "later", undefined]);
});

test("a trial deployment goes at the first try: nothing refuses, every bucket is emptied before", () => {
  expect(new Set(protectionsOf(dev))).toEqual(new Set([false]));
  const emptied = ({ ofType }: Deployment) =>
    ofType<{ BucketName: { Ref: string } }>("Custom::S3AutoDeleteObjects").map(
      ({ stack, properties }) => `${stack} ${properties.BucketName.Ref}`,
    );
  const buckets = dev.ofType("AWS::S3::Bucket").map(({ stack, id }) => `${stack} ${id}`);
  expect(emptied(dev).sort()).toEqual(buckets.sort());
  expect(emptied(prod)).toEqual([]);
});

test("every function of a trial deployment writes to a log that goes with its stack", () => {
  const functions = dev.ofType<{ LoggingConfig?: { LogGroup: { Ref: string } } }>("AWS::Lambda::Function");
  const logs = dev
    .ofType("AWS::Logs::LogGroup")
    .flatMap(({ stack, id, deletionPolicy }) => (deletionPolicy === "Delete" ? [`${stack} ${id}`] : []));
  for (const { stack, id, properties } of functions)
    expect(logs, id).toContain(`${stack} ${properties.LoggingConfig?.LogGroup.Ref}`);
});

const saidOf = ({ outdir }: Deployment) => readFileSync(join(outdir, "Beforehand-prod-Data.metadata.json"), "utf8");

test("who has the sender in SES already is told to say so, where an identity would be made", () => {
  const advice = "set -c mailIdentity=existing";
  expect(saidOf(prod)).toContain(advice);
  expect(saidOf(synthesize("prod", { ...publicSettings, mailIdentity: "existing" }))).not.toContain(advice);
});

test("a deployment that is not protected yet says so", () => {
  expect(saidOf(first)).toContain("deploy without protect=later");
  expect(saidOf(prod)).not.toContain("protect=later");
});
