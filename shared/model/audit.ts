import * as z from "zod/mini";
import { role } from "./role.ts";

/** One thing that somebody read or did. Ids, places and counts only: never what a record says. */
export const auditRow = z.object({
  /** When, as an ISO time. */
  At: z.string(),
  /** The account that acted, and its name as it is now. */
  By: z.string(),
  Name: z.string(),
  Role: role,
  Action: z.string(),
  /** The owner's account and the member, household or entry that it was about. */
  Subject: z.optional(z.string()),
  /** The place that it was about, "MI#DETROIT". */
  Place: z.optional(z.string()),
  Count: z.optional(z.number()),
  RequestId: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;
