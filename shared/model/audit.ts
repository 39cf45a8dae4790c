import * as z from "zod/mini";
import { role } from "./role.ts";

/** Ids, places and counts, never a record's content. */
export const auditRow = z.object({
  At: z.string(),
  /** The acting account, "" for a sign-in with an unknown address; `Name` is its present name. */
  By: z.string(),
  Name: z.string(),
  Role: role,
  /** A call or an operator's command. */
  Action: z.string(),
  /** The owner's account with the member, household or entry; for staff, the account. */
  Subject: z.optional(z.string()),
  /** The subject's present name, where it is a person. */
  About: z.optional(z.string()),
  Subjects: z.optional(z.array(z.string())),
  /** "MI#DETROIT". */
  Place: z.optional(z.string()),
  Count: z.optional(z.number()),
  /** Of an export; words of later formats are shown as they are. */
  Format: z.optional(z.string()),
  Purpose: z.optional(z.string()),
  /** Of an opened record. */
  Reason: z.optional(z.string()),
  Incident: z.optional(z.string()),
  Code: z.optional(z.string()),
  /** A digest of the network address of a sign-in or refusal. */
  Address: z.optional(z.string()),
  RequestId: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;
