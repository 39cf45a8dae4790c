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

test("a queue's URL leads to the gateway, where the caller's permissions are judged", () => {
  const named = withType("AWS::SQS::Queue", { QueueName: "beforehand-dev-mails" });
  expect(localValues(named, { photos: "127.0.0.1:1" }).get("Data/Thing")).toEqual({
    Ref: "http://127.0.0.1:1/000000000000/beforehand-dev-mails",
    Arn: "arn:aws:sqs:us-east-1:000000000000:beforehand-dev-mails",
    QueueName: "beforehand-dev-mails",
    QueueUrl: "http://127.0.0.1:1/000000000000/beforehand-dev-mails",
  });
});

test("a table has a stream if its template says so", () => {
  const stream = (properties: object) =>
    localValues(withType("AWS::DynamoDB::Table", { ...properties }), { photos: "127.0.0.1:1" }).get("Data/Thing")
      ?.StreamArn;
  expect(stream({ StreamSpecification: { StreamViewType: "NEW_IMAGE" } })).toBe(
    "arn:aws:dynamodb:us-east-1:000000000000:table/data-thing/stream/local",
  );
  expect(stream({})).toBeUndefined();
});
