import { StartError } from "#scripts/local/common/StartError.ts";
import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf, localAccount } from "#scripts/local/template/localNames.ts";
import { functionName, nodeFunctions } from "#scripts/local/template/nodeFunctions.ts";
import type { RolePolicy } from "./role.ts";
import { type Statement, serviceOf } from "./statement.ts";
import { type Texts, textsOf } from "./wildcards.ts";

interface Document {
  readonly Statement: readonly (Omit<Statement, "Resource"> & { readonly Action?: Texts })[];
}

interface RoleProperties {
  readonly ManagedPolicyArns?: readonly unknown[];
  readonly Policies?: readonly { readonly PolicyDocument: Document }[];
}

interface PolicyProperties {
  readonly PolicyDocument: Document;
  readonly Roles?: readonly unknown[];
}

/** Undefined in another stack. */
function referenced(value: unknown): string | undefined {
  const { Ref, "Fn::GetAtt": attribute } = (value ?? {}) as { Ref?: string; "Fn::GetAtt"?: string[] };
  return Ref ?? attribute?.[0];
}

/** Permissions of AWS's managed policies, not in the template, are refused here. */
function documentsOf({ resources }: Assembly, role: Resource): Document[] {
  const { ManagedPolicyArns = [], Policies = [] } = role.properties as RoleProperties;
  const attached = new Set(ManagedPolicyArns.map(referenced));
  const policies = resources.filter(({ stack, id, type, properties }) => {
    if (stack !== role.stack || !/^AWS::IAM::(Managed)?Policy$/.test(type)) return false;
    const { Roles = [] } = properties as unknown as PolicyProperties;
    return attached.has(id) || Roles.some((one) => referenced(one) === role.id);
  });
  const own = policies.map(({ properties }) => (properties as unknown as PolicyProperties).PolicyDocument);
  return [...own, ...Policies.map(({ PolicyDocument }) => PolicyDocument)];
}

function roleOf(assembly: Assembly, of: Resource): Resource {
  const id = referenced(of.properties.Role);
  const role = assembly.resources.find((one) => one.stack === of.stack && one.id === id);
  if (role?.type === "AWS::IAM::Role") return role;
  throw new StartError(
    `The role of the function ${keyOf(of)} is not in its stack.`,
    "Give it one there, or teach scripts/local/iam/readPolicies.ts where roles are.",
  );
}

interface Failures {
  readonly DeadLetterConfig?: { readonly TargetArn?: unknown };
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination?: unknown } };
}

const targetsIn = ({ properties }: Resource): unknown[] => {
  const { DeadLetterConfig, DestinationConfig } = properties as Failures;
  return [DeadLetterConfig?.TargetArn, DestinationConfig?.OnFailure?.Destination].filter(Boolean);
};

const settings = ["AWS::Lambda::EventInvokeConfig", "AWS::Lambda::EventSourceMapping"];

/** Lambda itself sends failures there, in the function's name. */
function failureTargets(assembly: Assembly, resolve: Resolve, of: Resource): ReadonlySet<string> {
  const isOfFunction = ({ stack, properties: { FunctionName } }: Resource) =>
    stack === of.stack && JSON.stringify(FunctionName ?? "").includes(`"${of.id}"`);
  const found = settings.flatMap((type) => ofType(assembly, type)).filter(isOfFunction);
  return new Set([of, ...found].flatMap(targetsIn).map((target) => String(resolve(of.stack, target))));
}

/** @param observable services behind the gateway; others act on a function's behalf */
export function readPolicies(assembly: Assembly, resolve: Resolve, observable: ReadonlySet<string>): RolePolicy[] {
  const hasObservable = ({ Action }: Pick<Statement, "Action">) =>
    textsOf(Action).some((action) => observable.has(serviceOf(action)) || action === "*");
  return nodeFunctions(assembly).map((of): RolePolicy => {
    const name = functionName(of);
    const role = roleOf(assembly, of);
    const written = documentsOf(assembly, role).flatMap(({ Statement }) => Statement);
    const targets = failureTargets(assembly, resolve, of);
    const isLambdas = (statement: Document["Statement"][number]) => {
      const { Resource } = resolve(role.stack, statement) as Statement;
      return targets.size > 0 && textsOf(Resource).length > 0 && textsOf(Resource).every((one) => targets.has(one));
    };
    const isObservable = (statement: Document["Statement"][number]) =>
      hasObservable(statement) && !isLambdas(statement);
    const other = written.filter((statement) => statement.Effect === "Allow" && !isObservable(statement));
    return {
      name,
      arn: `arn:aws:sts::${localAccount}:assumed-role/${role.id}/${name}`,
      statements: written
        .filter((statement) => isObservable(statement) || !statement.Action)
        .map((statement) => resolve(role.stack, statement) as Statement),
      notObservable: [...new Set(other.flatMap(({ Action }) => textsOf(Action)))].sort(),
    };
  });
}
