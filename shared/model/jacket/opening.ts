import * as z from "zod/mini";
import { entry, medicalRecord } from "./entry.ts";

const openingReason = z.enum(["REVIEW", "INCIDENT", "WELFARE", "CORRECTION"], "Please choose a reason");
export type OpeningReason = z.output<typeof openingReason>;

export const openingReasonWords: Readonly<Record<OpeningReason, string>> = {
  INCIDENT: "Incident: we are on the way or on scene",
  WELFARE: "Welfare check",
  REVIEW: "Review of the record",
  CORRECTION: "Correction of our own data",
};

/** An emergency does not wait for an incident's number. */
export const reasonFields = {
  Reason: openingReason,
  Incident: z.optional(z.string().check(z.trim(), z.maxLength(40, "Please keep the incident number to 40 characters"))),
};

/** The department of openings by an emergency card's code. */
export const emergencyCardName = "Card for fridge and wallet";

/** The department of CARDS_SHOWN: a session of the family was told token and code. */
export const ownAccountName = "Your account";

export const seenReason = z.enum([
  ...(["FOUND", "EXPORTED", "PRINTED", "CARD", "CARDS_SHOWN", "DRILL"] as const),
  ...openingReason.options,
]);
export type SeenReason = z.output<typeof seenReason>;

/** For the family; it never names staff. */
export const opening = z.object({
  /** YYYY-MM-DD, the Eastern day. */
  Day: z.string(),
  /** The department's name, ours for an administrator, emergencyCardName or ownAccountName. */
  Department: z.string(),
  Reason: seenReason,
  /** With the last name "" of the whole family. */
  First: z.string(),
  Last: z.string(),
  /** The last time in the day, of cards alone: staff have no times told. */
  At: z.optional(z.string()),
});
export type Opening = z.output<typeof opening>;

const foundDelivery = z.object({
  /** For administrators, who find the people of all departments. */
  Department: z.optional(z.string()),
  State: z.enum(["WAITING", "RECEIVED", "CHANGED", "ENDED"]),
  /** The time of its state. */
  At: z.string(),
  /** The last transfer of a CHANGED one. */
  Received: z.optional(z.string()),
});
export type FoundDelivery = z.output<typeof foundDelivery>;

export const foundJacket = z.object({
  ID: z.string(),
  Number: z.optional(z.string()),
  First: z.string(),
  Last: z.string(),
  Dob: z.string(),
  Street: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  /** Of the household: without them a tower's people have one address. */
  Unit: z.optional(z.string()),
  Floor: z.optional(z.string()),
  /** One a department; staff see their own. */
  Deliveries: z.array(foundDelivery),
});
export type FoundJacket = z.output<typeof foundJacket>;

/** The newest card, and the medical record. */
export const openedJacket = z.object({
  Entry: entry,
  Record: medicalRecord,
  Deliveries: z.array(foundDelivery),
  /** Of the home, by name, this one among them: the reader can open them. */
  Residents: z.array(z.pick(foundJacket, { ID: true, First: true, Last: true })),
});
export type OpenedJacket = z.output<typeof openedJacket>;
