import { expect } from "vitest";
import type { Deployment, TemplateResource } from "./synthesize.ts";

interface FunctionProperties {
  readonly FunctionName?: string;
  readonly LoggingConfig: { readonly LogGroup: unknown };
  readonly Runtime: string;
  readonly Architectures: readonly string[];
  readonly MemorySize: number;
  readonly Timeout: number;
  readonly DeadLetterConfig?: { readonly TargetArn: unknown };
  readonly Role: { readonly "Fn::GetAtt": readonly string[] };
  readonly Environment?: { readonly Variables: Readonly<Record<string, unknown>> };
}

export interface TemplateStatement {
  readonly Effect: "Allow" | "Deny";
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
  readonly NotResource?: unknown;
  readonly Condition?: unknown;
}

export function functionsOf(deployment: Deployment): ReadonlyMap<string, TemplateResource<FunctionProperties>> {
  const ours = deployment
    .ofType<FunctionProperties>("AWS::Lambda::Function")
    .filter(({ properties }) => properties.Environment?.Variables.CALL);
  return new Map(ours.map((one) => [String(one.properties.Environment?.Variables.CALL), one]));
}

export const policiesOf = (deployment: Deployment) =>
  deployment.ofType<{ PolicyDocument: { Statement: readonly TemplateStatement[] } }>("AWS::IAM::ManagedPolicy");

export function permissionsOf(deployment: Deployment) {
  const functions = functionsOf(deployment);
  const roles = deployment.ofType<{ ManagedPolicyArns: readonly { Ref: string }[] }>("AWS::IAM::Role");
  const statementsOf = (name: string): readonly TemplateStatement[] => {
    const of = functions.get(name) ?? expect.fail(name);
    const role = roles.find(({ id, stack }) => stack === of.stack && id === of.properties.Role["Fn::GetAtt"][0]);
    const attached = role?.properties.ManagedPolicyArns.map(({ Ref }) => Ref) ?? expect.fail(`${name} has no role`);
    expect(attached).toHaveLength(1);
    return policiesOf(deployment)
      .filter(({ id, stack }) => stack === of.stack && attached.includes(id))
      .flatMap((policy) => policy.properties.PolicyDocument.Statement);
  };
  const actionsOf = (name: string): string[] =>
    statementsOf(name)
      .filter(({ Effect }) => Effect === "Allow")
      .flatMap(({ Action }) => Action);
  return { statementsOf, actionsOf };
}
