import * as z from "zod/mini";
import { sex } from "#shared/fields.ts";
import { medical, medicalChecklist } from "./medical.ts";

/** Why an entry is open: a jacket not seen before, or one that changed since it was transferred. */
export const entryKind = z.enum(["NEW", "UPDATED"]);
export type EntryKind = z.output<typeof entryKind>;

/** One field that changed since the jacket was last transferred, both values as they are shown. */
export const change = z.object({ Field: z.string(), Old: z.string(), New: z.string() });

/**
 * A jacket waiting in a department's queue. `ID` names this version: after a change it is out of date.
 * `Removed` marks a person who is no longer at this address. `Medical` holds the flags alone.
 */
export const entry = z.object({
  ID: z.string(),
  Kind: entryKind,
  Removed: z.optional(z.boolean()),
  First: z.string(),
  Last: z.string(),
  img: z.string(),
  /** When the person was registered. */
  CreateDate: z.string(),
  /** Since when the entry has waited. */
  Opened: z.string(),
  Street: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  Mail: z.optional(z.string()),
  Phone: z.optional(z.string()),
  Dob: z.string(),
  Sex: sex,
  Feet: z.number(),
  Inches: z.number(),
  Weight: z.string(),
  additional: z.optional(z.string()),
  Medical: medicalChecklist,
  Changes: z.optional(z.array(change)),
  /** True where no department participates; only unfiltered roles see such entries. */
  Orphan: z.optional(z.boolean()),
});
export type Entry = z.output<typeof entry>;

/** A medical record opened by staff; each opening leaves an audit row. */
export const medicalRecord = z.object({ First: z.string(), Last: z.string(), Medical: medical });
export type MedicalRecord = z.output<typeof medicalRecord>;
