import { type App, type Stack, Validations } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks, HIPAASecurityChecks } from "cdk-nag";
import { expect, test } from "vitest";
import { pipelineApp } from "./app.ts";

const settings = { stage: "prod", repository: "county@123/beforehand@456" };

const stackOf = (app: App): Stack => app.node.findChild("Beforehand-prod-Pipeline") as Stack;

const template = Template.fromStack(stackOf(pipelineApp(settings)));

test("only this repository's environment may assume the role, never a branch or a pull request", () => {
  const [role] = Object.values(template.findResources("AWS::IAM::Role"));
  expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Action: "sts:AssumeRoleWithWebIdentity",
      Effect: "Allow",
      Principal: { Federated: { Ref: expect.stringMatching(/^GitHub/) } },
      Condition: {
        StringEquals: {
          "token.actions.githubusercontent.com:aud": "sts.amazonaws.com",
          "token.actions.githubusercontent.com:sub": "repo:county@123/beforehand@456:environment:prod",
        },
      },
    },
  ]);
  expect(Object.values(template.findResources("AWS::IAM::Role"))).toHaveLength(1);
});

test("the role may assume the roles of cdk bootstrap in us-east-1, and nothing else", () => {
  const policies = [
    ...Object.values(template.findResources("AWS::IAM::ManagedPolicy")),
    ...Object.values(template.findResources("AWS::IAM::Policy")),
  ];
  const statements = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  expect(statements).toHaveLength(1);
  const [{ Action, Effect, Resource }] = statements;
  expect([Action, Effect]).toEqual(["sts:AssumeRole", "Allow"]);
  const names = (Resource as object[]).map((one) => /:role\/cdk-hnb659fds-([\w-]+?)-"/.exec(JSON.stringify(one))?.[1]);
  expect(names).toEqual(["deploy-role", "file-publishing-role", "lookup-role"]);
});

test("with copies in a second region the role may assume the roles there, too", () => {
  const copied = Template.fromStack(stackOf(pipelineApp({ ...settings, backupRegion: "us-west-2" })));
  const text = JSON.stringify(copied.findResources("AWS::IAM::ManagedPolicy"));
  expect(text.match(/-(us-east-1|us-west-2)"/g)).toHaveLength(6);
});

test.each([
  [{ stage: "prod" }, 'repository is ""'],
  [{ stage: "prod", repository: "county/*" }, 'repository is "county/*"'],
  [{ stage: "test", repository: "county/beforehand" }, 'stage is "test"'],
])("%o is refused with its name: a pattern would let others in", (context, sentence) => {
  expect(() => pipelineApp(context)).toThrow(sentence);
});

test("both packs of template checks find nothing", () => {
  const app = pipelineApp(settings);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new HIPAASecurityChecks(app));
  expect(() => app.synth()).not.toThrow();
});
