import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";

interface Failures {
  readonly DeadLetterConfig?: { readonly TargetArn?: unknown };
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination?: unknown } };
}

const targetsIn = ({ properties }: Resource): unknown[] => {
  const { DeadLetterConfig, DestinationConfig } = properties as Failures;
  return [DeadLetterConfig?.TargetArn, DestinationConfig?.OnFailure?.Destination].filter(Boolean);
};

const settings = ["AWS::Lambda::EventInvokeConfig", "AWS::Lambda::EventSourceMapping"];

/** The ARNs where Lambda itself, in the function's name, sends what the function failed with. */
export function failureTargets(assembly: Assembly, resolve: Resolve, of: Resource): ReadonlySet<string> {
  const isOfFunction = ({ stack, properties: { FunctionName } }: Resource) =>
    stack === of.stack && JSON.stringify(FunctionName ?? "").includes(`"${of.id}"`);
  const found = settings.flatMap((type) => ofType(assembly, type)).filter(isOfFunction);
  return new Set([of, ...found].flatMap(targetsIn).map((target) => String(resolve(of.stack, target))));
}
