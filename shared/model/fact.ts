import * as z from "zod/mini";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { isBlank } from "#shared/fields/person/isBlank.ts";
import { notProvided } from "#shared/format/notProvided.ts";
import { type NeedGroup, needGroups } from "./needGroup.ts";

/** Schemas are made at first use: most functions know the facts, few parse one. */
export interface Field<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Stored extends z.ZodMiniType = z.ZodMiniType,
  Shown extends z.ZodMiniType = Stored,
> {
  readonly label: string;
  /** With the message of each rule. */
  readonly request: () => Request;
  /** Without later rules. */
  readonly stored: () => Stored;
  /** Blank is stored as absent: "", [], null, objects or rows of blanks. @default as it is */
  toStored?(request: NonNullable<z.output<Request>>): z.output<Stored> | undefined;
  /**
   * After an edit without the field. The documented calls leave a blank e-mail, phone or note out.
   * @default "stays": a client that does not know a field does not wipe it
   */
  readonly leftOut?: "stays" | "removed";
  /** Stored for a new record without a value. @default absent */
  readonly blank?: z.output<Stored>;
  /** @default String */
  inWords?(value: NonNullable<z.output<Stored>>): string;
  /** In a form's input. @default as it is */
  asTyped?(value: NonNullable<z.output<Stored>>): unknown;
  /** A form's empty input: [] of a list. @default "" */
  readonly untyped?: unknown;
  /** On a department's card. @default inWords */
  onCard?(value: NonNullable<z.output<Stored>>): string;
  /** @default the stored value */
  readonly forDepartments?: { readonly schema: () => Shown; of(value: NonNullable<z.output<Stored>>): z.output<Shown> };
}

export type Fields = Readonly<Record<string, Field<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>>>;

type Shape<Own extends Fields, Which extends "request" | "stored"> = {
  -readonly [K in keyof Own]: ReturnType<Own[K][Which]>;
};

type ValuesOf<Own extends Fields> = z.output<z.ZodMiniObject<Shape<Own, "stored">, z.core.$strip>>;

/** In the order in which changes are told. Groups of needs show given facts only. */
export const cardGroups = ["heading", "place", "notes", "body", ...needGroups] as const;
export type CardGroup = (typeof cardGroups)[number];

/** In the form's order. */
export const formGroups = ["photo", "name", "body", "contact", "medical", ...needGroups] as const;
export type FormGroup = (typeof formGroups)[number];

/** For a fact of one field. */
export type FactInput = { readonly hint: string } & (
  | { readonly kind: "line"; readonly most: number }
  | { readonly kind: "note"; readonly most: number }
  | { readonly kind: "choices"; readonly options: readonly { readonly value: string; readonly label: string }[] }
);

export interface Fact<Own extends Fields = Fields, Seen extends "shown" | "never" = "shown" | "never"> {
  readonly label: string;
  readonly form: FormGroup;
  /** "own" for photo and checklist. */
  readonly card: "own" | { readonly group: CardGroup; readonly order: number };
  readonly departments: Seen;
  /** Stays in a department's notice after an erasure: all of it, or these blanks. */
  readonly afterErasure: "kept" | ValuesOf<Own>;
  readonly fields: Own;
  /** @default an input of its own, in the member form */
  readonly input?: FactInput;
  /** Finds a person in a queue. @default none */
  searchedBy?(values: Partial<ValuesOf<Own>>): string;
  /** Whether an edit sums its fields up as one. @default each by itself */
  readonly editedTogether?: boolean;
  /** For a day of reading (YYYY-MM-DD): the age. */
  onDay?(values: ValuesOf<Own>, day: string): string;
  /** Departments read it in an opened record only; changes tell at most that it changed. */
  readonly sealed?: { readonly label: string; text(values: ValuesOf<Own>): string | undefined };
}

const madeOnce = <Own extends Field>(own: Own): Own => ({
  ...own,
  request: atFirstUse(own.request),
  stored: atFirstUse(own.stored),
});

export const field = <Request extends z.ZodMiniType, Stored extends z.ZodMiniType>(
  own: Field<Request, Stored, Stored>,
): Field<Request, Stored, Stored> => madeOnce(own);

/** With a value of its own for departments. */
export const partlyShownField = <
  Request extends z.ZodMiniType,
  Stored extends z.ZodMiniType,
  Shown extends z.ZodMiniType,
>(
  own: Field<Request, Stored, Shown> & Required<Pick<Field<Request, Stored, Shown>, "forDepartments">>,
): Field<Request, Stored, Shown> => madeOnce(own);

export const fact = <Own extends Fields, const Seen extends "shown" | "never">(own: Fact<Own, Seen>): Fact<Own, Seen> =>
  own;

export const formFact = <Own extends Fields, const Seen extends "shown" | "never">(
  own: Fact<Own, Seen> & { readonly input: FactInput },
): Fact<Own, Seen> & { readonly input: FactInput } => own;

/** Shown to departments, and gone after an erasure. */
export const detail = <const Group extends NeedGroup>(group: Group, label: string) => ({
  label,
  form: group,
  // In the order of the table.
  card: { group, order: 0 },
  departments: "shown" as const,
  afterErasure: {},
});

type Values = Readonly<Record<string, unknown>>;

/** An object is stored even when blank: the checklist is. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** "4 ft 10 in", or notProvided. */
export function onCard({ fields, onDay }: Fact, person: Values, day?: string): string {
  const words = Object.entries(fields).map(([name, { inWords = String, onCard: shown = inWords }]) => {
    const value = person[name];
    return isBlank(value) ? "" : shown(value as NonNullable<unknown>);
  });
  const text = words.filter(Boolean).join(" ");
  if (!text) return notProvided;
  return day && onDay ? `${text} ${onDay(person, day)}` : text;
}

export const isRequired = ({ request }: Field): boolean => !z.safeParse(request(), undefined).success;
