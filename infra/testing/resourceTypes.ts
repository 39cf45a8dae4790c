import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

// The cdk command brings them along for `cdk diff`.
const file = join(import.meta.dirname, "../../node_modules/aws-cdk/db.json.gz");

interface PropertyType {
  readonly type: string;
  readonly element?: PropertyType;
  readonly reference?: { readonly $ref: string };
}

type Properties = Readonly<Record<string, { readonly type: PropertyType; readonly causesReplacement?: string }>>;

interface ResourceType {
  readonly cloudFormationType: string;
  readonly primaryIdentifier?: readonly string[];
  readonly properties: Properties;
}

interface Description {
  readonly schema: {
    readonly resource: { readonly entities: readonly ResourceType[] };
    readonly typeDefinition: {
      readonly entities: readonly { readonly $id: string; readonly properties: Properties }[];
    };
  };
}

const { schema } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Description;
const resourceTypes = new Map(schema.resource.entities.map((one) => [one.cloudFormationType, one]));
const definitions = new Map(schema.typeDefinition.entities.map(({ $id, properties }) => [$id, properties]));

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown) => (typeof value === "object" && value !== null ? value : {}) as Values;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changedIn(type: PropertyType, before: unknown, after: unknown): string[] {
  if (type.element && Array.isArray(before) && Array.isArray(after)) {
    const { element } = type;
    return before.flatMap((value, index) => changedIn(element, value, after[index]));
  }
  const properties = definitions.get(type.reference?.$ref ?? "");
  return properties ? changedOf(properties, valuesOf(before), valuesOf(after)) : [];
}

function changedOf(properties: Properties, before: Values, after: Values): string[] {
  return Object.entries(properties).flatMap(([name, { type, causesReplacement = "no" }]) => {
    if (isSame(before[name], after[name])) return [];
    if (causesReplacement !== "no") return [name];
    return changedIn(type, before[name], after[name]).map((inner) => `${name}.${inner}`);
  });
}

/** Custom resources have none. */
export const replacingChanges = (type: string, before: unknown, after: unknown): string[] =>
  changedOf(resourceTypes.get(type)?.properties ?? {}, valuesOf(before), valuesOf(after));

/** Unique among the resources of a type. */
export function givenName(type: string, properties: unknown): string | undefined {
  const parts = (resourceTypes.get(type)?.primaryIdentifier ?? []).map((name) => valuesOf(properties)[name]);
  return parts.length > 0 && parts.every((part) => typeof part === "string") ? parts.join(" ") : undefined;
}
