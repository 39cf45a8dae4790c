import * as z from "zod/mini";
import {
  dateOfBirth,
  feet,
  firstName,
  inches,
  lastName,
  note150,
  optionalEmail,
  optionalPhone,
  photoUrl,
  sex,
  weight,
} from "#shared/fields.ts";
import { medical } from "./medical.ts";

/** PENDING: no confirmed payment; PROCESSING: the provider is still working; COMPLETE: paid. */
export const payed = z.enum(["PENDING", "PROCESSING", "COMPLETE"]);
export type Payed = z.output<typeof payed>;

/** Who says that this person may be registered; declared, not proven. */
export const authorizationChoice = z.enum(["GUARDIAN", "PERMISSION", "SELF"]);

/** What a resident says about a person; one set of rules for the wizard, the edit form and the calls. */
export const memberDetails = z.strictObject({
  First: firstName,
  Last: lastName,
  Sex: sex,
  Dob: dateOfBirth,
  Feet: feet,
  Inches: inches,
  Weight: weight,
  img: photoUrl,
  Mail: optionalEmail,
  Phone: optionalPhone,
  Additional: z.optional(note150),
  Medical: z.optional(medical),
});
export type MemberDetails = z.output<typeof memberDetails>;

/** Where a member's jacket stands with the department of a household's city. */
export const jacketState = z.object({
  State: z.enum(["WAITING", "RECEIVED", "CHANGED", "REMOVED"]),
  City: z.string(),
  At: z.optional(z.string()),
});

/** A household as a member lists it. */
export const assignedHousehold = z.object({
  ID: z.string(),
  Name: z.string(),
  City: z.string(),
  State: z.string(),
  LinkingID: z.string(),
  Jacket: z.optional(jacketState),
});
export type AssignedHousehold = z.output<typeof assignedHousehold>;

/** A person as their owner sees them. `img` is a signed address that works for 15 minutes. */
export const member = z.object({
  ID: z.string(),
  Parent_ID: z.string(),
  First: z.string(),
  Last: z.string(),
  Sex: sex,
  Dob: z.string(),
  Feet: z.number(),
  Inches: z.number(),
  Weight: z.string(),
  img: z.string(),
  PhotoDate: z.string(),
  Mail: z.optional(z.string()),
  Phone: z.optional(z.string()),
  Additional: z.optional(z.string()),
  Medical: medical,
  payed,
  /** While a renewal is unpaid or was refunded: the day on which the departments are told to drop the person. */
  PaymentDue: z.optional(z.string()),
  HouseHolds: z.array(assignedHousehold),
  CreateDate: z.string(),
  Version: z.number(),
});
export type Member = z.output<typeof member>;
