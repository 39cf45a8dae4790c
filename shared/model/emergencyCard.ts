import * as z from "zod/mini";

/** Parts of an emergency page that its family chooses, beside name and headline. */
export const cardChoice = z.enum(["PHOTO", "NEEDS", "CONTACTS", "NOTES"]);
export type CardChoice = z.output<typeof cardChoice>;

/** An emergency card as its family sees it. Token and code are answered once, when it is made. */
export const emergencyCard = z.object({
  Shows: z.array(cardChoice),
  Made: z.string(),
  /** Whether too many wrong codes stopped it. */
  Stopped: z.optional(z.boolean()),
});
export type EmergencyCard = z.output<typeof emergencyCard>;

const callableContact = z.object({
  Name: z.string(),
  Relation: z.optional(z.string()),
  Phone: z.string(),
});
export type CallableContact = z.output<typeof callableContact>;

/** The page of an emergency card: the minimum, and its family's choice. Nothing sealed. */
export const emergencyPage = z.object({
  First: z.string(),
  Last: z.string(),
  /** The needs as dispatch systems note them; "" for none. */
  Headline: z.string(),
  /** Works for at least 15 minutes; absent without a photo. */
  img: z.optional(z.string()),
  /** The first sixty seconds. */
  Sixty: z.optional(z.array(z.string())),
  Needs: z.optional(z.array(z.string())),
  Contacts: z.optional(z.array(callableContact)),
  Notes: z.optional(z.string()),
  /** The day of the family's last confirmation. */
  Confirmed: z.string(),
  /** Whether it is at least twelve months ago. */
  IsOld: z.boolean(),
});
export type EmergencyPage = z.output<typeof emergencyPage>;
