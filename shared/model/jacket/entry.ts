import * as z from "zod/mini";
import { shownPhoto } from "#shared/fields/photo.ts";
import { position } from "#shared/model/household.ts";
import { sealedHousehold, shownHousehold } from "#shared/model/householdShapes.ts";
import { medical } from "#shared/model/medical.ts";
import { type ShownPerson, shownPerson } from "#shared/model/personShapes.ts";

/** A new jacket, or one changed since its transfer. */
export const entryKind = z.enum(["NEW", "UPDATED"]);
export type EntryKind = z.output<typeof entryKind>;

/** Jackets are to be transferred oldest first. */
export const entryOrder = z.enum(["OLDEST", "NEWEST"]);
export type EntryOrder = z.output<typeof entryOrder>;

/** As on a card. `Old` is empty for the photo, which the card shows, and for sealed texts. */
const change = z.object({ Field: z.string(), Old: z.string(), New: z.string() });
export type Change = z.output<typeof change>;

export const notDeclared = "Authorization not declared";

export const noLongerHere = "No longer at this address";

/**
 * MOVED away or DELETED by the family: take it out. PAUSED account or UNPAID: the person may still live there, keep it
 * and ask.
 */
export const ending = z.enum(["MOVED", "DELETED", "PAUSED", "UNPAID"]);
export type Ending = z.output<typeof ending>;

/** The account's owner, for questions. */
const contact = z.object({ Name: z.string(), Phone: z.string(), Mail: z.string() });
export type Contact = z.output<typeof contact>;

/** Of another account a card tells only that it exists, and the department's own verdict. Absent with Removed. */
export const duplicates = z.object({
  /** The person's households, when several. */
  AddressCount: z.optional(z.number()),
  /** By name and birth date; absent once the department judged each. */
  PersonInOtherAccount: z.optional(z.boolean()),
  AddressInOtherAccount: z.optional(z.boolean()),
  /** Jacket numbers, by the department's verdict. */
  SamePersonAs: z.optional(z.array(z.string())),
});
export type Duplicates = z.output<typeof duplicates>;

/**
 * `ID` names this version, and is outdated by a change. `Removed` marks an ended record. `Medical` holds the flags
 * alone.
 */
export const entry = z.object({
  ID: z.string(),
  Kind: entryKind,
  /** The same in all versions; absent until it gets one. */
  Number: z.optional(z.string()),
  Removed: z.optional(z.boolean()),
  Ending: z.optional(ending),
  EndedOn: z.optional(z.string()),
  ...z.omit(shownPerson, { Additional: true }).shape,
  ...shownPhoto.shape,
  // The documented entry writes this one field in lower case.
  additional: shownPerson.shape.Additional,
  /** True while no authorization is declared. */
  Undeclared: z.optional(z.boolean()),
  CreateDate: z.string(),
  Opened: z.string(),
  Street: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  ...shownHousehold.shape,
  /** The same for all cards of one household. */
  HouseHoldID: z.optional(z.string()),
  /** Absent while not verified. */
  Position: z.optional(position),
  /** Absent with an erased account. */
  Contact: z.optional(contact),
  /** Of the family's last word. */
  Confirmed: z.optional(z.string()),
  PhotoDay: z.optional(z.string()),
  /**
   * Of an Updated entry, medical flags first. Empty when all was changed back; absent with Removed, and for
   * entries opened without them.
   */
  Changes: z.optional(z.array(change)),
  /** For unfiltered roles, who see one card for each department. */
  Department: z.optional(z.string()),
  /** No department takes part; only unfiltered roles see these. */
  Orphan: z.optional(z.boolean()),
  ...duplicates.shape,
});
export type Entry = z.output<typeof entry>;

export const personOf = ({ additional: Additional, ...entry }: Entry): ShownPerson => ({ ...entry, Additional });

export const namedForEntry = ({ Additional, ...person }: ShownPerson) => ({ ...person, additional: Additional });

/** Each opening leaves an audit row. */
export const medicalRecord = z.object({
  First: z.string(),
  Last: z.string(),
  Medical: medical(),
  ...sealedHousehold.shape,
});
export type MedicalRecord = z.output<typeof medicalRecord>;
