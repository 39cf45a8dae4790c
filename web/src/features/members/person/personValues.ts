import * as z from "zod/mini";
import { isBlank } from "#shared/fields/person/isBlank.ts";
import { type FormGroup, isRequired } from "#shared/model/fact.ts";
import { type Medical, medicalAnswers, medicalFlags } from "#shared/model/medical.ts";
import type { Member } from "#shared/model/member.ts";
import {
  type FieldName,
  factList,
  fieldsOf,
  type Person,
  type PersonRequest,
  personFields,
  type personRequest,
} from "#shared/model/personShapes.ts";

/** Numbers may be text; blank until typed. */
type Typed<Value> = Value extends number
  ? string | number
  : Value extends readonly (infer Item)[]
    ? readonly Typed<Item>[]
    : Value extends object
      ? { readonly [Part in keyof Value]?: Typed<NonNullable<Value[Part]>> }
      : string;

type TypedName = Exclude<FieldName, "img" | "Medical">;

export type PersonValues = { readonly [Name in TypedName]: Typed<NonNullable<Person[Name]>> } & {
  /** A new photo as a Blob, a stored one as its address. */
  readonly Photo?: Blob | string | undefined;
  readonly Medical: Medical;
};

const isTyped = (name: string): name is TypedName => name !== "img" && name !== "Medical";
const typedNames = Object.keys(personFields).filter(isTyped);

const ownSchemas: Readonly<Record<string, readonly [name: string, schema: () => z.ZodMiniType]>> = {
  img: ["Photo", () => z.optional(z.union([z.instanceof(Blob), z.string()]))],
  Medical: ["Medical", medicalAnswers],
};

export function personSchema(groups: readonly FormGroup[]) {
  const fields = fieldsOf(factList.flatMap(([, fact]) => (groups.includes(fact.form) ? [fact] : [])));
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([field, { request }]) => {
        const [name, schema] = ownSchemas[field] ?? [field, request];
        return [name, schema()];
      }),
    ),
  );
}

/** Required ones are marked. */
export function formLabel(name: FieldName): string {
  const field = personFields[name];
  if (!field) return name;
  return isRequired(field) ? `${field.label} *` : field.label;
}

const typedFrom = (valueFor: (name: TypedName) => unknown): object =>
  Object.fromEntries(
    typedNames.map((name) => [name, valueFor(name)] as const).filter(([, value]) => value !== undefined),
  );

export const blankPerson = { ...typedFrom((name) => personFields[name]?.untyped ?? ""), Medical: {} } as PersonValues;

const checklistOf = (record: Medical): Medical => ({
  ...Object.fromEntries(medicalFlags.map((flag) => [flag, record[flag] ?? false])),
  OtherText: record.OtherText ?? "",
});

const typedValue = (name: TypedName, value: Person[TypedName]): unknown => {
  const field = personFields[name];
  return value === undefined ? (field?.untyped ?? "") : (field?.asTyped?.(value) ?? value);
};

export const valuesOf = (member: Member): PersonValues => ({
  ...(typedFrom((name) => typedValue(name, member[name])) as PersonValues),
  Medical: checklistOf(member.Medical),
  Photo: member.img,
});

/** The text of "Other" needs its flag. */
function medicalOf({ OtherText, ...flags }: Medical): Medical {
  const set = Object.fromEntries(Object.entries(flags).filter(([, value]) => value));
  return { ...set, ...(flags.Other && OtherText?.trim() ? { OtherText } : {}) };
}

const isSent = (name: TypedName, value: unknown): boolean =>
  !isBlank(value) || personFields[name]?.leftOut !== "removed";

export const requestOf = (values: PersonValues, img: string): z.input<typeof personRequest> => ({
  ...(typedFrom((name) => (isSent(name, values[name]) ? values[name] : undefined)) as PersonRequest),
  img,
  Medical: medicalOf(values.Medical),
});
