import * as z from "zod/mini";
import { shownPhoto } from "#shared/fields/photo.ts";
import { position } from "#shared/model/household.ts";
import { sealedHousehold, shownHousehold } from "#shared/model/householdShapes.ts";
import { medical } from "#shared/model/medical.ts";
import { type ShownPerson, shownPerson } from "#shared/model/personShapes.ts";

/** Why an entry is open: a new jacket, or one changed since its transfer. */
export const entryKind = z.enum(["NEW", "UPDATED"]);
export type EntryKind = z.output<typeof entryKind>;

/** Jackets are to be transferred oldest first. */
export const entryOrder = z.enum(["OLDEST", "NEWEST"]);
export type EntryOrder = z.output<typeof entryOrder>;

/**
 * A field changed since the last transfer, both values as on a card. `Old` is empty for the photo, which the
 * card shows, and for sealed texts.
 */
const change = z.object({ Field: z.string(), Old: z.string(), New: z.string() });
export type Change = z.output<typeof change>;

/** Marks a person without a declared authorization. */
export const notDeclared = "Authorization not declared";

/** Marks a person who left. */
export const noLongerHere = "No longer at this address";

/**
 * Why a record ended. MOVED away or DELETED by the family: take the record out. PAUSED account or UNPAID: the
 * person may still live there, keep it and ask.
 */
export const ending = z.enum(["MOVED", "DELETED", "PAUSED", "UNPAID"]);
export type Ending = z.output<typeof ending>;

/** The account's owner, for questions about a person. */
const contact = z.object({ Name: z.string(), Phone: z.string(), Mail: z.string() });
export type Contact = z.output<typeof contact>;

/**
 * How a person or address is registered more than once. Of another account a card tells only that it exists,
 * and the department's own verdict. Absent with Removed.
 */
export const duplicates = z.object({
  /** The number of the person's households, when several. */
  AddressCount: z.optional(z.number()),
  /**
   * Whether another account has the same name and birth date; absent once the department gave a verdict on
   * each.
   */
  PersonInOtherAccount: z.optional(z.boolean()),
  /** Whether another account has the same address. */
  AddressInOtherAccount: z.optional(z.boolean()),
  /** The numbers of jackets that the department judged to be the same person's. */
  SamePersonAs: z.optional(z.array(z.string())),
});
export type Duplicates = z.output<typeof duplicates>;

/**
 * A jacket waiting in a department's queue. `ID` names this version and is out of date after a change.
 * `Removed` marks an ended record. `Medical` holds the flags alone.
 */
export const entry = z.object({
  ID: z.string(),
  Kind: entryKind,
  /** The jacket's number in all its versions; absent until it gets one. */
  Number: z.optional(z.string()),
  Removed: z.optional(z.boolean()),
  /** With Removed only. */
  Ending: z.optional(ending),
  /** With Ending only. */
  EndedOn: z.optional(z.string()),
  ...z.omit(shownPerson, { Additional: true }).shape,
  ...shownPhoto.shape,
  // The documented entry writes this one field in lower case.
  additional: shownPerson.shape.Additional,
  /** True while no authorization is declared; absent where not known. */
  Undeclared: z.optional(z.boolean()),
  /** When the person was registered. */
  CreateDate: z.string(),
  /** When the entry began to wait. */
  Opened: z.string(),
  Street: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  /** `Description` is the note at the door. */
  ...shownHousehold.shape,
  /** The same for all cards of one household. */
  HouseHoldID: z.optional(z.string()),
  /** Absent while not verified. */
  Position: z.optional(position),
  /** Absent with an erased account. */
  Contact: z.optional(contact),
  /** The day on which the family last registered, changed or confirmed the person. */
  Confirmed: z.optional(z.string()),
  /** The day of the photo; absent without one, or where not known. */
  PhotoDay: z.optional(z.string()),
  /**
   * Changes of an Updated entry, medical flags first. Empty when all was changed back; absent with Removed,
   * and for entries opened without them.
   */
  Changes: z.optional(z.array(change)),
  /** For unfiltered roles, who see one card for each department. */
  Department: z.optional(z.string()),
  /** True where no department takes part; only unfiltered roles see such entries. */
  Orphan: z.optional(z.boolean()),
  ...duplicates.shape,
});
export type Entry = z.output<typeof entry>;

/** The person of an entry, with the table's field names. */
export const personOf = ({ additional: Additional, ...entry }: Entry): ShownPerson => ({
  ...entry,
  Additional,
});

/** A person with an entry's field names. */
export const namedForEntry = ({ Additional, ...person }: ShownPerson) => ({
  ...person,
  additional: Additional,
});

/** A medical record opened by staff, with the household's sealed facts; each opening leaves an audit row. */
export const medicalRecord = z.object({
  First: z.string(),
  Last: z.string(),
  Medical: medical(),
  ...sealedHousehold.shape,
});
export type MedicalRecord = z.output<typeof medicalRecord>;
