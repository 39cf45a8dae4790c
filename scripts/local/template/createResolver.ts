import type { Assembly } from "./assembly.ts";
import { localAccount, localRegion } from "./localNames.ts";
import type { LocalValues } from "./localValues.ts";

interface Sources {
  readonly assembly: Assembly;
  readonly values: LocalValues;
  readonly secret: (arn: string) => string | undefined;
  /** Replaced in every text. @default none */
  readonly addresses?: readonly (readonly [deployed: string, local: string])[];
}

/** Intrinsic functions, exports and references to secrets. */
export type Resolve = (stack: string, value: unknown) => unknown;

const secretReference = /\{\{resolve:secretsmanager:(.+?):SecretString:([^:}]*)(?::[^:}]*){0,2}\}\}/g;

export function createResolver({ assembly, values, secret, addresses = [] }: Sources): Resolve {
  const attribute = (stack: string, id: string, name: string): unknown => {
    const local = values.get(`${stack}/${id}`);
    const value = local?.[name];
    if (value !== undefined) return value;
    const type = assembly.templates.get(stack)?.Resources?.[id]?.Type ?? "nothing";
    throw new Error(`${stack}: ${id}.${name} (${type}) has no local value`);
  };

  const reference = (stack: string, name: string): unknown => {
    const pseudo: Readonly<Record<string, unknown>> = {
      "AWS::Region": localRegion,
      "AWS::AccountId": localAccount,
      "AWS::Partition": "aws",
      "AWS::URLSuffix": "amazonaws.com",
      "AWS::StackName": stack,
      "AWS::StackId": `arn:aws:cloudformation:${localRegion}:${localAccount}:stack/${stack}/local`,
      "AWS::NoValue": undefined,
    };
    if (name in pseudo) return pseudo[name];
    const parameter = assembly.templates.get(stack)?.Parameters?.[name];
    return parameter ? parameter.Default : attribute(stack, name, "Ref");
  };

  const exported = (name: string): unknown => {
    for (const [stack, { Outputs = {} }] of assembly.templates)
      for (const { Export, Value } of Object.values(Outputs))
        if (Export && resolve(stack, Export.Name) === name) return resolve(stack, Value);
    throw new Error(`No stack exports ${name}`);
  };

  const substitute = (stack: string, argument: unknown): string => {
    const [text, given] = Array.isArray(argument) ? argument : [argument, {}];
    return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (Object.hasOwn(given as object, name)) return String(resolve(stack, (given as Record<string, unknown>)[name]));
      const [id = "", ...rest] = name.split(".");
      return String(rest.length > 0 ? attribute(stack, id, rest.join(".")) : reference(stack, name));
    });
  };

  const list = (stack: string, value: unknown) => resolve(stack, value) as unknown[];

  const functions: Readonly<Record<string, (stack: string, argument: unknown) => unknown>> = {
    Ref: (stack, name) => reference(stack, String(name)),
    "Fn::GetAtt": (stack, path) => {
      const [id = "", ...name] = Array.isArray(path) ? path.map(String) : String(path).split(".");
      return attribute(stack, id, name.join("."));
    },
    "Fn::Join": (stack, argument) => {
      const [separator, parts] = argument as [string, unknown];
      return list(stack, parts).map(String).join(separator);
    },
    "Fn::Split": (stack, argument) => {
      const [separator, text] = argument as [string, unknown];
      return String(resolve(stack, text)).split(separator);
    },
    "Fn::Select": (stack, argument) => {
      const [at, parts] = argument as [unknown, unknown];
      return list(stack, parts)[Number(at)];
    },
    "Fn::Sub": substitute,
    "Fn::ImportValue": (stack, name) => exported(String(resolve(stack, name))),
  };

  const localized = (text: string): string =>
    addresses.reduce((result, [deployed, local]) => result.replaceAll(deployed, local), withSecrets(text));

  const withSecrets = (text: string): string =>
    text.replace(secretReference, (_, arn: string, field: string) => {
      const found = secret(arn);
      if (found === undefined) throw new Error(`There is no secret ${arn}`);
      return field ? String((JSON.parse(found) as Record<string, unknown>)[field]) : found;
    });

  function resolve(stack: string, value: unknown): unknown {
    if (typeof value === "string") return localized(value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => resolve(stack, item));
    const entries = Object.entries(value);
    const [name = "", argument] = entries[0] ?? [];
    if (entries.length === 1 && (name === "Ref" || name.startsWith("Fn::"))) {
      const run = functions[name];
      if (!run) throw new Error(`${stack}: ${name} is not understood locally`);
      const result = run(stack, argument);
      return typeof result === "string" ? localized(result) : result;
    }
    return Object.fromEntries(
      entries.map(([key, inner]) => [key, resolve(stack, inner)]).filter(([, inner]) => inner !== undefined),
    );
  }
  return resolve;
}
