import * as z from "zod/mini";
import { shownPhoto } from "#shared/fields/photo.ts";
import { position } from "#shared/model/household.ts";
import { sealedHousehold, shownHousehold } from "#shared/model/householdShapes.ts";
import { medical } from "#shared/model/medical.ts";
import { type ShownPerson, shownPerson } from "#shared/model/personShapes.ts";

/** Why an entry is open: a jacket not seen before, or one that changed since it was transferred. */
export const entryKind = z.enum(["NEW", "UPDATED"]);
export type EntryKind = z.output<typeof entryKind>;

/** Longest waiting first is the order in which jackets are to be transferred. */
export const entryOrder = z.enum(["OLDEST", "NEWEST"]);
export type EntryOrder = z.output<typeof entryOrder>;

/**
 * One field that changed since the jacket was last transferred, both values as a card shows them. `Old` is empty
 * where only that it changed is told: of the photo, which the card shows, and of sealed texts.
 */
const change = z.object({ Field: z.string(), Old: z.string(), New: z.string() });
export type Change = z.output<typeof change>;

/** What a department is told of a person whose registration is not authorized yet. */
export const notDeclared = "Authorization not declared";

/** What a department is told of a person who left. */
export const noLongerHere = "No longer at this address";

/**
 * Why a record ended. The family moved the person away (MOVED) or removed them (DELETED): take the record out. The
 * account is paused (PAUSED) or a payment stopped (UNPAID): the person may still live there, keep the record and ask.
 */
export const ending = z.enum(["MOVED", "DELETED", "PAUSED", "UNPAID"]);
export type Ending = z.output<typeof ending>;

/** Whom a department asks about a person: the owner of the account. */
const contact = z.object({ Name: z.string(), Phone: z.string(), Mail: z.string() });
export type Contact = z.output<typeof contact>;

/**
 * How a person or address of a card is registered more than once. Nothing of another account is told but that there is
 * one, and what the department told of it. Absent with Removed, and where nothing is known.
 */
export const duplicates = z.object({
  /** The number of households that the person is linked to, when there are several. */
  AddressCount: z.optional(z.number()),
  /**
   * Whether another account has registered a person of the same name and birth date; absent once the department told of
   * each whether it is the same person.
   */
  PersonInOtherAccount: z.optional(z.boolean()),
  /** Whether another account has registered the same address. */
  AddressInOtherAccount: z.optional(z.boolean()),
  /** The numbers of the jackets of which the department told that they are of the same person. */
  SamePersonAs: z.optional(z.array(z.string())),
});
export type Duplicates = z.output<typeof duplicates>;

/**
 * A jacket waiting in a department's queue. `ID` names this version: after a change it is out of date.
 * `Removed` marks a record that ended; `Ending` says why. `Medical` holds the flags alone.
 */
export const entry = z.object({
  ID: z.string(),
  Kind: entryKind,
  /** The number of the jacket, the same in all its versions; absent until it gets one. */
  Number: z.optional(z.string()),
  Removed: z.optional(z.boolean()),
  /** Why the record ended; with Removed only. */
  Ending: z.optional(ending),
  /** The day of the ending; with Ending only. */
  EndedOn: z.optional(z.string()),
  ...z.omit(shownPerson, { Additional: true }).shape,
  ...shownPhoto.shape,
  // The documented entry writes this one field in lower case.
  additional: shownPerson.shape.Additional,
  /** True while no authorization is declared; absent where that is not known. */
  Undeclared: z.optional(z.boolean()),
  /** When the person was registered. */
  CreateDate: z.string(),
  /** Since when the entry has waited. */
  Opened: z.string(),
  Street: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  /** What crews read of the household; `Description` is the note at the door. */
  ...shownHousehold.shape,
  /** The same for all cards of one household. */
  HouseHoldID: z.optional(z.string()),
  /** The household's point on the map; absent while it is not verified. */
  Position: z.optional(position),
  /** Absent with an erased account. */
  Contact: z.optional(contact),
  /** The day on which the family last registered, changed or confirmed the person. */
  Confirmed: z.optional(z.string()),
  /** The day of the photo; absent without one, and where it is not known. */
  PhotoDay: z.optional(z.string()),
  /**
   * Of an Updated entry, what a department is to change, the medical flags first. Empty when all was changed
   * back; absent with Removed, and where it was not told when the entry was opened.
   */
  Changes: z.optional(z.array(change)),
  /** The name of the department for which it waits; told to unfiltered roles, who see one card for each. */
  Department: z.optional(z.string()),
  /** True where no department participates; only unfiltered roles see such entries. */
  Orphan: z.optional(z.boolean()),
  ...duplicates.shape,
});
export type Entry = z.output<typeof entry>;

/** The person of an entry by the names of the table of facts. */
export const personOf = ({ additional: Additional, ...entry }: Entry): ShownPerson => ({
  ...entry,
  Additional,
});

/** A person by the names of an entry. */
export const namedForEntry = ({ Additional, ...person }: ShownPerson) => ({
  ...person,
  additional: Additional,
});

/** A medical record opened by staff, with what is sealed of the household; each opening leaves an audit row. */
export const medicalRecord = z.object({
  First: z.string(),
  Last: z.string(),
  Medical: medical(),
  ...sealedHousehold.shape,
});
export type MedicalRecord = z.output<typeof medicalRecord>;
