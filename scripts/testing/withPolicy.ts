import type { Statement } from "#scripts/local/iam/statement.ts";
import { textsOf } from "#scripts/local/iam/wildcards.ts";
import type { Assembly } from "#scripts/local/template/assembly.ts";

type Change = (statements: readonly Statement[]) => readonly Statement[];

export function withPolicy(assembly: Assembly, name: string, change: Change): Assembly {
  const policy = new RegExp(`^${name}Policy[0-9A-F]{8}$`);
  const resources = assembly.resources.map((resource) => {
    if (resource.type !== "AWS::IAM::ManagedPolicy" || !policy.test(resource.id)) return resource;
    const { PolicyDocument, ...rest } = resource.properties;
    const { Statement } = PolicyDocument as { Statement: readonly Statement[] };
    return { ...resource, properties: { ...rest, PolicyDocument: { Statement: change(Statement) } } };
  });
  return { ...assembly, resources };
}

export const without =
  (action: string): Change =>
  (statements) =>
    statements.map((one) => ({ ...one, Action: textsOf(one.Action).filter((name) => name !== action) }));

export const withMore =
  (Action: string): Change =>
  (statements) => [...statements, { Effect: "Allow", Action, Resource: "*" }];
