import { expect, test } from "vitest";
import type { Assembly, Resource } from "#scripts/local/template/assembly.ts";
import { readPolicies } from "./readPolicies.ts";

const resource = (id: string, type: string, properties: object): Resource => ({
  stack: "Work",
  id,
  type,
  properties: { ...properties },
});

const send = (Resource: string) => ({ Effect: "Allow", Action: "sqs:SendMessage", Resource });

const policiesWith = (...more: Resource[]) => {
  const resources = [
    resource("workerFunction0A1B2C3D", "AWS::Lambda::Function", {
      Runtime: "nodejs24.x",
      Role: { "Fn::GetAtt": ["Role", "Arn"] },
      DeadLetterConfig: { TargetArn: "arn:failed" },
    }),
    resource("Role", "AWS::IAM::Role", {}),
    resource("Policy", "AWS::IAM::Policy", {
      Roles: [{ Ref: "Role" }],
      PolicyDocument: { Statement: [send("arn:failed"), send("arn:given-up"), send("arn:jobs")] },
    }),
    ...more,
  ];
  const assembly: Assembly = { templates: new Map(), assets: new Map(), resources };
  return readPolicies(assembly, (_, value) => value, new Set(["sqs"]))[0];
};

test("what Lambda sends of a function's failures is on its behalf, its own messages are not", () => {
  const mapping = resource("Mapping", "AWS::Lambda::EventSourceMapping", {
    FunctionName: { Ref: "workerFunction0A1B2C3D" },
    DestinationConfig: { OnFailure: { Destination: "arn:given-up" } },
  });
  expect(policiesWith(mapping)).toMatchObject({ statements: [send("arn:jobs")], notObservable: ["sqs:SendMessage"] });
  expect(policiesWith()?.statements).toEqual([send("arn:given-up"), send("arn:jobs")]);
});
