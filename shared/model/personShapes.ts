import * as z from "zod/mini";
import { type Fact, type Field, type Fields, isAbsent } from "./fact.ts";
import { personFacts } from "./person.ts";

type Facts = typeof personFacts;
export type FactName = keyof Facts;

type Intersection<Union> = (Union extends unknown ? (item: Union) => void : never) extends (item: infer All) => void
  ? All
  : never;

type FieldsOf<Name extends FactName> = Intersection<Facts[Name]["fields"]>;
type AllFields = FieldsOf<FactName>;

export type FieldName = keyof AllFields;

type ShownName = { [Name in FactName]: Facts[Name]["departments"] extends "shown" ? Name : never }[FactName];
type ShownFields = FieldsOf<ShownName>;
type ShownSchema<F> = F extends Field<infer _Request, infer _Stored, infer Shown> ? Shown : never;

/** In the form's order. */
export const factList = Object.entries(personFacts) as readonly (readonly [FactName, Fact])[];

export const fieldsOf = (facts: readonly { readonly fields: Fields }[]): Fields =>
  Object.assign({}, ...facts.map(({ fields }) => fields));

export const personFields: Fields = fieldsOf(factList.map(([, fact]) => fact));

const shown = factList.filter(([, { departments }]) => departments === "shown").map(([, fact]) => fact);

const shapeOf = (fields: Fields, schemaOf: (field: Fields[string]) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** For the wizard, the edit form and the calls. */
export const personRequest = z.strictObject(
  shapeOf(personFields, ({ request }) => request()) as {
    [Name in FieldName]: ReturnType<AllFields[Name]["request"]>;
  },
);
export type PersonRequest = z.output<typeof personRequest>;

export const person = z.object(
  shapeOf(personFields, ({ stored }) => stored()) as {
    [Name in FieldName]: ReturnType<AllFields[Name]["stored"]>;
  },
);
export type Person = z.output<typeof person>;

/** For departments: no sealed text, no hidden fact. */
export const shownPerson = z.object(
  shapeOf(fieldsOf(shown), ({ stored, forDepartments }) => (forDepartments?.schema ?? stored)()) as {
    [Name in keyof ShownFields]: ShownSchema<ShownFields[Name]>;
  },
);
export type ShownPerson = z.output<typeof shownPerson>;

type Values = Readonly<Record<string, unknown>>;

const withoutAbsent = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => !isAbsent(value)));

export const showPerson = (whole: Person): ShownPerson =>
  withoutAbsent(
    Object.entries(fieldsOf(shown)).map(([name, { forDepartments }]) => {
      const value = (whole as Values)[name];
      return [name, forDepartments && value ? forDepartments.of(value) : value];
    }),
  ) as ShownPerson;

/** As a notice to a department may keep it after an erasure. */
export const erasePerson = (person: ShownPerson): ShownPerson =>
  Object.assign(
    {},
    ...factList
      .filter(([, { departments }]) => departments === "shown")
      .map(([, { fields, afterErasure }]) =>
        afterErasure === "kept"
          ? withoutAbsent(Object.keys(fields).map((name) => [name, (person as Values)[name]]))
          : afterErasure,
      ),
  );
