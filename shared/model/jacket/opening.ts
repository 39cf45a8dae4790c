import * as z from "zod/mini";
import { entry, medicalRecord } from "./entry.ts";

/** Why staff open the record of a person that they found. */
const openingReason = z.enum(["REVIEW", "INCIDENT", "WELFARE", "CORRECTION"], "Please choose a reason");
export type OpeningReason = z.output<typeof openingReason>;

/** The reasons in words, for staff. */
export const openingReasonWords: Readonly<Record<OpeningReason, string>> = {
  INCIDENT: "Incident: we are on the way or on scene",
  WELFARE: "Welfare check",
  REVIEW: "Review of the record",
  CORRECTION: "Correction of our own data",
};

/** The reason fields of an opening. An incident is named by its number, once it has one: an emergency does not wait. */
export const reasonFields = {
  Reason: openingReason,
  Incident: z.optional(
    z.string().check(z.trim(), z.maxLength(40, "Please keep the incident number to 40 characters")),
  ),
};

/** In place of a department, in openings by the code of a card for fridge and wallet. */
export const emergencyCardName = "Card for fridge and wallet";

/**
 * Why a record was seen: opened for a reason, shown as a result of a find, exported, printed, or read by the code of its
 * emergency card.
 */
export const seenReason = z.enum(["FOUND", "EXPORTED", "PRINTED", "CARD", ...openingReason.options]);
export type SeenReason = z.output<typeof seenReason>;

/** A day on which a department saw the record of a person, for the family; it never names staff. */
export const opening = z.object({
  /** YYYY-MM-DD, the Eastern day. */
  Day: z.string(),
  /** The department's name, or ours for an administrator, or emergencyCardName. */
  Department: z.string(),
  Reason: seenReason,
  /** The person, as named on that day. */
  First: z.string(),
  Last: z.string(),
});
export type Opening = z.output<typeof opening>;

/** A department's delivery of a jacket that was found: it waits, was transferred, changed since then, or ended. */
const foundDelivery = z.object({
  /** The department's name; told to administrators, who find the people of all. */
  Department: z.optional(z.string()),
  State: z.enum(["WAITING", "RECEIVED", "CHANGED", "ENDED"]),
  /** Since when it waits, or when it was transferred or its end was told. */
  At: z.string(),
  /** When it was transferred last; of CHANGED only. */
  Received: z.optional(z.string()),
});
export type FoundDelivery = z.output<typeof foundDelivery>;

/** A person at an address, as staff find them. */
export const foundJacket = z.object({
  /** Names the jacket when it is opened. */
  ID: z.string(),
  Number: z.optional(z.string()),
  First: z.string(),
  Last: z.string(),
  Dob: z.string(),
  Street: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  /** One for each department that has the jacket or waits for it; for staff of a department, their own. */
  Deliveries: z.array(foundDelivery),
});
export type FoundJacket = z.output<typeof foundJacket>;

/** A record that was opened: the newest card, and the medical record with its text. */
export const openedJacket = z.object({
  Entry: entry,
  Record: medicalRecord,
  Deliveries: z.array(foundDelivery),
});
export type OpenedJacket = z.output<typeof openedJacket>;
