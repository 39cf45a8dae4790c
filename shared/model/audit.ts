import * as z from "zod/mini";
import { role } from "./role.ts";

/** One action of an account. Ids, places and counts only: never the content of a record. */
export const auditRow = z.object({
  /** When, as an ISO time. */
  At: z.string(),
  /** The account that acted, and its name as it is now. */
  By: z.string(),
  Name: z.string(),
  Role: role,
  /** The name of a call or of an operator's command. */
  Action: z.string(),
  /** The owner's account with the member, household or entry; for staff, the account. */
  Subject: z.optional(z.string()),
  /** A place, "MI#DETROIT". */
  Place: z.optional(z.string()),
  Count: z.optional(z.number()),
  RequestId: z.string(),
});
export type AuditRow = z.output<typeof auditRow>;
