import * as z from "zod/mini";

/** What the page of an emergency card may show beside name and headline, as its family chooses. */
export const cardChoice = z.enum(["PHOTO", "NEEDS", "CONTACTS", "NOTES"]);
export type CardChoice = z.output<typeof cardChoice>;

/** An emergency card as its family sees it. Its token and code are known when it is made, and never again. */
export const emergencyCard = z.object({
  Shows: z.array(cardChoice),
  /** When it was made. */
  Made: z.string(),
  /** Whether too many wrong codes stopped it. */
  Stopped: z.optional(z.boolean()),
});
export type EmergencyCard = z.output<typeof emergencyCard>;

/** A person who can be called. */
const callableContact = z.object({
  Name: z.string(),
  Relation: z.optional(z.string()),
  Phone: z.string(),
});
export type CallableContact = z.output<typeof callableContact>;

/** What is read of an emergency card with its code: the minimum, and what its family chose. Nothing of it is sealed. */
export const emergencyPage = z.object({
  First: z.string(),
  Last: z.string(),
  /** The needs as dispatch systems note them; "" for none. */
  Headline: z.string(),
  /** An address that works for 15 minutes at least; absent without a photo. */
  img: z.optional(z.string()),
  /** What a crew does first. */
  Sixty: z.optional(z.array(z.string())),
  Needs: z.optional(z.array(z.string())),
  Contacts: z.optional(z.array(callableContact)),
  Notes: z.optional(z.string()),
  /** The day on which the family last confirmed the record. */
  Confirmed: z.string(),
  /** Whether that is twelve months ago, or longer. */
  IsOld: z.boolean(),
});
export type EmergencyPage = z.output<typeof emergencyPage>;
