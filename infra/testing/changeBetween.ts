import { givenName, replacingChanges } from "./resourceTypes.ts";
import type { Deployment, TemplateResource } from "./synthesize.ts";

type Exports = ReadonlyMap<string, string>;

const exportsOf = ({ templates }: Deployment): Exports =>
  new Map(
    [...templates.values()]
      .flatMap(({ Outputs = {} }) => Object.values(Outputs))
      .flatMap(({ Export, Value }) => (Export ? [[Export.Name, JSON.stringify(Value)] as const] : [])),
  );

const importsOf = ({ templates }: Deployment): ReadonlySet<string> => {
  const text = JSON.stringify([...templates.values()]);
  return new Set([...text.matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name = ""]) => name));
};

const keyOf = ({ stack, id }: TemplateResource) => `${stack} ${id}`;

const byKey = ({ resources }: Deployment) => new Map(resources.map((one) => [keyOf(one), one]));

function holdersOf({ resources }: Deployment): ReadonlyMap<string, string> {
  return new Map(
    resources.flatMap((one) => {
      const name = givenName(one.type, one.properties);
      return name ? [[`${one.type} ${name}`, keyOf(one)] as const] : [];
    }),
  );
}

export interface DeploymentChange {
  /** Still read by a stack of the former deployment: CloudFormation refuses. */
  readonly brokenExports: readonly string[];
  /** Still taken by former resources, deleted last. */
  readonly takenNames: readonly string[];
  readonly replaced: readonly string[];
  readonly gone: readonly string[];
}

export function changeBetween(before: Deployment, after: Deployment): DeploymentChange {
  const [formerExports, exports] = [exportsOf(before), exportsOf(after)];
  const [former, next] = [byKey(before), byKey(after)];
  const replacedAs = new Map(
    [...next].flatMap(([key, { type, properties }]) => {
      const one = former.get(key);
      if (!one) return [];
      const changed = one.type === type ? replacingChanges(type, one.properties, properties) : ["Type"];
      return changed.length > 0 ? [[key, changed] as const] : [];
    }),
  );
  const replacedIds = [...replacedAs.keys()].map((key) => next.get(key)?.id);
  const isStable = (name: string) => {
    const value = exports.get(name);
    return value === formerExports.get(name) && !replacedIds.some((id) => value?.includes(`"${id}"`));
  };
  const formerHolders = holdersOf(before);
  return {
    brokenExports: [...importsOf(before)].filter((name) => !isStable(name)),
    takenNames: [...holdersOf(after)].flatMap(([name, key]) => {
      const holder = formerHolders.get(name);
      return holder && (holder !== key || replacedAs.has(key)) ? [name] : [];
    }),
    replaced: [...replacedAs].map(([key, changed]) => `${key} ${changed.join(" ")}`),
    gone: [...former.keys()].filter((key) => !next.has(key)),
  };
}
