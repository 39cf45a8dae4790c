import * as z from "zod/mini";

export const cardChoice = z.enum(["PHOTO", "NEEDS", "CONTACTS", "NOTES"]);
export type CardChoice = z.output<typeof cardChoice>;

/** As its family reads it, which prints it again at any time. */
export const emergencyCard = z.object({
  MemberID: z.string(),
  /** In the QR code. */
  Token: z.string(),
  /** Printed beside the QR code. */
  Code: z.string(),
  Shows: z.array(cardChoice),
  Made: z.string(),
  /** Too many wrong codes stopped it. */
  Stopped: z.optional(z.boolean()),
});
export type EmergencyCard = z.output<typeof emergencyCard>;

/** Where token and code cannot be read any more, the card works and cannot be printed. */
export const listedCard = z.partial(emergencyCard, { Token: true, Code: true });
export type ListedCard = z.output<typeof listedCard>;

const callableContact = z.object({ Name: z.string(), Relation: z.optional(z.string()), Phone: z.string() });
export type CallableContact = z.output<typeof callableContact>;

/** The minimum, and the family's choice; nothing sealed. */
export const emergencyPage = z.object({
  First: z.string(),
  Last: z.string(),
  /** The needs as dispatch systems note them, or "". */
  Headline: z.string(),
  /** Works for at least 15 minutes. */
  img: z.optional(z.string()),
  Sixty: z.optional(z.array(z.string())),
  /** The checklist, and whole texts that the lines leave out or shorten. */
  Needs: z.optional(z.array(z.string())),
  Contacts: z.optional(z.array(callableContact)),
  Notes: z.optional(z.string()),
  Confirmed: z.string(),
  /** At least twelve months ago. */
  IsOld: z.boolean(),
});
export type EmergencyPage = z.output<typeof emergencyPage>;
