import * as z from "zod/mini";
import { role } from "./role.ts";

/** One read or action of an account: ids, places and counts, never a record's content. */
export const auditRow = z.object({
  /** An ISO time. */
  At: z.string(),
  /** The acting account, "" for a sign-in with an unknown address; `Name` is its present name. */
  By: z.string(),
  Name: z.string(),
  Role: role,
  /** The name of a call or of an operator's command. */
  Action: z.string(),
  /** The owner's account, and the member, household or entry; for staff, the account. */
  Subject: z.optional(z.string()),
  /** The rows of a list, each in the form of `Subject`. */
  Subjects: z.optional(z.array(z.string())),
  /** A place key, "MI#DETROIT". */
  Place: z.optional(z.string()),
  Count: z.optional(z.number()),
  /** Of an export. Words of later formats are shown as they are. */
  Format: z.optional(z.string()),
  Purpose: z.optional(z.string()),
  /** Of an opened record, with the incident's number. */
  Reason: z.optional(z.string()),
  Incident: z.optional(z.string()),
  /** Why it was refused; absent when done. */
  Code: z.optional(z.string()),
  /** Of a sign-in or refusal, a digest of the network address: equal ones are the same place. */
  Address: z.optional(z.string()),
  RequestId: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;
