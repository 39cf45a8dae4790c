import * as z from "zod/mini";
import { position } from "#shared/model/household.ts";
import { openingReasonWords } from "#shared/model/jacket/opening.ts";
import { registryNeeds } from "./registryNeeds.ts";

export const registryReasonWords = { ...openingReasonWords, DRILL: "Exercise" } as const;
export type RegistryReason = keyof typeof registryReasonWords;
export const registryReason = z.enum(Object.keys(registryReasonWords) as RegistryReason[], "Please choose a reason");

export const registryNeed = z.enum(registryNeeds);

export const registryOrderWords = {
  URGENCY: "Most urgent first",
  ADDRESS: "By address",
  CONFIRMED: "Longest unconfirmed first",
} as const;
export type RegistryOrder = keyof typeof registryOrderWords;
export const registryOrder = z.enum(Object.keys(registryOrderWords) as RegistryOrder[]);

/** Without any name. */
export const registryHome = z.object({
  /** Opens the home. */
  ID: z.string(),
  Street: z.string(),
  Unit: z.optional(z.string()),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  /** Absent without a position. */
  Geo: z.optional(position),
  People: z.number(),
  Needs: z.array(registryNeed),
  /** The least of all people; absent where nobody's life depends on it, or nobody needs power. */
  Hours: z.optional(z.number()),
  /** False where a device that keeps someone alive has no known hours: they count as none. */
  HoursSaid: z.optional(z.boolean()),
  /** Of Hours, in an outage. */
  HoursLeft: z.optional(z.number()),
  /** The Eastern day of the family's last word, of the person longest ago. */
  Confirmed: z.string(),
  /** Whether there is something new to transfer. */
  Waiting: z.boolean(),
  /** Whether the family's mobile phone is known. */
  Mobile: z.boolean(),
  /** Why it stands where it stands. */
  Why: z.string(),
});
export type RegistryHome = z.output<typeof registryHome>;

/** With the homes of each need. */
export const registryCounts = z.object({
  Homes: z.number(),
  People: z.number(),
  Needs: z.partialRecord(registryNeed, z.number()),
});
export type RegistryCounts = z.output<typeof registryCounts>;
