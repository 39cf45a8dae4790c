import * as z from "zod/mini";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { isBlank } from "#shared/fields/person/isBlank.ts";
import { notProvided } from "#shared/format/notProvided.ts";
import { type NeedGroup, needGroups } from "./needGroup.ts";

/**
 * One field of the wire shape. Its schemas are made at first use: most functions know the facts, and few parse one.
 */
export interface Field<
  Said extends z.ZodMiniType = z.ZodMiniType,
  Stored extends z.ZodMiniType = z.ZodMiniType,
  Shown extends z.ZodMiniType = Stored,
> {
  /** Names it in a form and in the summary of an edit. */
  readonly label: string;
  /** Makes the schema of what a request may say, with the message of each rule. */
  readonly said: () => Said;
  /** Makes the schema of the wire shape, which is stored and answered. Rules that came later do not apply to it. */
  readonly stored: () => Stored;
  /**
   * A stored value from an accepted one. A blank one empties the field and is stored as absent: "" of a text, [] of a
   * list, null of any, and an object or rows of nothing but blanks. @default as it is
   */
  toStored?(said: NonNullable<z.output<Said>>): z.output<Stored> | undefined;
  /**
   * What an edit means that leaves the field out. The documented calls leave a blank e-mail, phone or note out.
   * @default "stays": a client that does not know a field does not wipe it
   */
  readonly leftOut?: "stays" | "removed";
  /** The stored value where a new record says nothing. @default absent */
  readonly blank?: z.output<Stored>;
  /** The value in words. @default String */
  inWords?(value: NonNullable<z.output<Stored>>): string;
  /** The stored value as a form's field begins with it. @default as it is */
  asTyped?(value: NonNullable<z.output<Stored>>): unknown;
  /** What a form's field holds before anything is typed: [] of a list. @default "" */
  readonly untyped?: unknown;
  /** The value on a department's card. @default inWords */
  onCard?(value: NonNullable<z.output<Stored>>): string;
  /** What departments get in its place. @default the stored value */
  readonly forDepartments?: {
    readonly schema: () => Shown;
    of(value: NonNullable<z.output<Stored>>): z.output<Shown>;
  };
}

export type Fields = Readonly<Record<string, Field<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>>>;

type Shape<Own extends Fields, Which extends "said" | "stored"> = {
  -readonly [K in keyof Own]: ReturnType<Own[K][Which]>;
};

/** The stored values of some fields. */
type ValuesOf<Own extends Fields> = z.output<z.ZodMiniObject<Shape<Own, "stored">, z.core.$strip>>;

/**
 * The groups of a card's lines, in the order in which changes are told. The groups of needs have a line only for what is
 * given; the others say what is not provided.
 */
export const cardGroups = ["heading", "place", "notes", "body", ...needGroups] as const;
export type CardGroup = (typeof cardGroups)[number];

/** The groups of the form, in its order. */
export const formGroups = ["photo", "name", "body", "contact", "medical", ...needGroups] as const;
export type FormGroup = (typeof formGroups)[number];

/** How a form asks for a fact of one field, where one of its usual inputs will do. */
export type FactInput = { readonly hint: string } & (
  | { readonly kind: "line"; readonly most: number }
  | { readonly kind: "note"; readonly most: number }
  | {
      readonly kind: "choices";
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
);

/** One thing known of a person, with all that the product does with it. */
export interface Fact<Own extends Fields = Fields, Seen extends "shown" | "never" = "shown" | "never"> {
  /** Names it on cards, prints and in changes. */
  readonly label: string;
  readonly form: FormGroup;
  /** Its line on a card; "own" for a photo or checklist, which are drawn in a way of their own. */
  readonly card: "own" | { readonly group: CardGroup; readonly order: number };
  readonly departments: Seen;
  /** What is left of it in a notice to a department once the account is erased: all of it, or these blanks. */
  readonly afterErasure: "kept" | ValuesOf<Own>;
  readonly fields: Own;
  /** How a form asks for it. @default an input of its own, in the member form */
  readonly input?: FactInput;
  /** Words by which a department finds a person in a queue, "" for none. @default none */
  searchedBy?(values: Partial<ValuesOf<Own>>): string;
  /** Whether its fields are summed up as one in an edit. @default each field by itself */
  readonly editedTogether?: boolean;
  /** Follows its words where a card is read on a day (YYYY-MM-DD): the age behind a birth date. */
  onDay?(values: ValuesOf<Own>, day: string): string;
  /** A part that departments read in an opened record only; cards and changes tell at most that it changed. */
  readonly sealed?: {
    readonly label: string;
    text(values: ValuesOf<Own>): string | undefined;
  };
}

const madeOnce = <Own extends Field>(own: Own): Own => ({
  ...own,
  said: atFirstUse(own.said),
  stored: atFirstUse(own.stored),
});

/** Declares a field; the value's type in its functions follows from the schemas. */
export const field = <Said extends z.ZodMiniType, Stored extends z.ZodMiniType>(
  own: Field<Said, Stored, Stored>,
): Field<Said, Stored, Stored> => madeOnce(own);

/** Declares a field of which departments get a part. */
export const partlyShownField = <
  Said extends z.ZodMiniType,
  Stored extends z.ZodMiniType,
  Shown extends z.ZodMiniType,
>(
  own: Field<Said, Stored, Shown> & Required<Pick<Field<Said, Stored, Shown>, "forDepartments">>,
): Field<Said, Stored, Shown> => madeOnce(own);

/** Declares a fact; its fields keep their exact types. */
export const fact = <Own extends Fields, const Seen extends "shown" | "never">(
  own: Fact<Own, Seen>,
): Fact<Own, Seen> => own;

/** Declares a fact for which the form needs no input of its own. */
export const askedFact = <Own extends Fields, const Seen extends "shown" | "never">(
  own: Fact<Own, Seen> & { readonly input: FactInput },
): Fact<Own, Seen> & { readonly input: FactInput } => own;

/** What details of a need have in common: departments see them, and nothing is left of them after an erasure. */
export const detail = <const Group extends NeedGroup>(group: Group, label: string) => ({
  label,
  form: group,
  // In the order of the table.
  card: { group, order: 0 },
  departments: "shown" as const,
  afterErasure: {},
});

type Values = Readonly<Record<string, unknown>>;

/** Whether a field is stored as absent: its value is blank. An object is stored, blank or not: the checklist is. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The values of a fact on a card, "4 ft 10 in"; notProvided when there are none. */
export function onCard({ fields, onDay }: Fact, person: Values, day?: string): string {
  const words = Object.entries(fields).map(([name, { inWords = String, onCard: shown = inWords }]) => {
    const value = person[name];
    return isBlank(value) ? "" : shown(value as NonNullable<unknown>);
  });
  const text = words.filter(Boolean).join(" ");
  if (!text) return notProvided;
  return day && onDay ? `${text} ${onDay(person, day)}` : text;
}

/** Whether a form asks for a field that must be filled in. */
export const isRequired = ({ said }: Field): boolean => !z.safeParse(said(), undefined).success;
