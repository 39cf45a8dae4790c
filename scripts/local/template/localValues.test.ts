import { expect, test } from "vitest";
import type { Assembly } from "./assembly.ts";
import { localValues } from "./localValues.ts";

const withType = (type: string, properties: Readonly<Record<string, unknown>> = {}): Assembly => ({
  templates: new Map(),
  resources: [{ stack: "Data", id: "Thing", type, properties }],
  assets: new Map(),
});

test("a resource that the local stack neither interprets nor may ignore stops the start by name", () => {
  expect(() => localValues(withType("AWS::Kinesis::Stream"), { photos: "127.0.0.1:1" })).toThrow(
    /AWS::Kinesis::Stream \(Data\/Thing\)/,
  );
});

test("permissions, encryption and alarms have no local meaning", () => {
  for (const type of ["AWS::IAM::Role", "AWS::KMS::Key", "AWS::CloudWatch::Alarm", "AWS::WAFv2::WebACL"])
    expect(localValues(withType(type), { photos: "127.0.0.1:1" }).size).toBe(0);
});

test("a function is found by the name that its template gives it", () => {
  const named = withType("AWS::Lambda::Function", { FunctionName: "beforehand-dev-accounts-login" });
  expect(localValues(named, { photos: "127.0.0.1:1" }).get("Data/Thing")).toEqual({
    Ref: "beforehand-dev-accounts-login",
    Arn: "arn:aws:lambda:us-east-1:000000000000:function:beforehand-dev-accounts-login",
  });
});
