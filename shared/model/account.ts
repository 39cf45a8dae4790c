import * as z from "zod/mini";
import { role } from "./role.ts";

/** An account as its owner sees it. `Cell` is "+1" and ten digits, or "none". */
export const account = z.object({
  ID: z.string(),
  Email: z.string(),
  First: z.string(),
  Last: z.string(),
  Cell: z.string(),
  CreateDate: z.string(),
  /** True once the mailbox is proven. */
  EmailVerified: z.optional(z.boolean()),
  /** Replaces `Email` once its mailed code is typed. */
  PendingEmail: z.optional(z.string()),
  /** True for staff who switched off the mails about waiting jackets. */
  QueueMailsOff: z.optional(z.boolean()),
  /** The day of the deletion that its owner asked for, YYYY-MM-DD. */
  DeletionOn: z.optional(z.string()),
});
export type Account = z.output<typeof account>;

/** An account's role and place: `Location` is the city, `StateP` its state. */
export const accountRole = z.object({
  Tier: role,
  Location: z.string(),
  StateP: z.string(),
  Zip: z.string(),
  Street: z.string(),
  /** The named department of staff; absent for their place's default one. */
  DepartmentID: z.optional(z.string()),
});
export type AccountRole = z.output<typeof accountRole>;

/** Who had an account deleted: the operator on request, its owner, or a daily run for lack of use. */
const deletionReason = z.enum(["REQUEST", "OWNER", "UNUSED"]);
export type DeletionReason = z.output<typeof deletionReason>;

/** An account in staff lists. `LocationP` is where staff work, or a resident lives. */
export const listedAccount = z.object({
  ID: z.string(),
  Tier: role,
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string(),
  Cell: z.string(),
  LocationP: z.object({ City: z.string(), State: z.string(), Zip: z.string(), Street: z.string() }),
  CreateDate: z.string(),
  UpdateDate: z.string(),
  Members: z.number(),
  Status: z.enum(["ACTIVE", "INVITED", "RESTRICTED", "DELETED"]),
  /** The ISO time of the last change of status, or of the creation. */
  StatusDate: z.string(),
  /** The named department of staff; absent for their place's default one. */
  DepartmentID: z.optional(z.string()),
  /** True once a resident's mailbox is proven. */
  EmailVerified: z.optional(z.boolean()),
  Reason: z.optional(z.string()),
  /** The role that restricted it. */
  RestrictedBy: z.optional(role),
  DeletedFor: z.optional(deletionReason),
  /** The lowest role that may restore a restricted account. */
  RestoredBy: z.optional(role),
  /** The ISO time at which the invitation's link expires; absent when it could not be mailed. */
  InvitedUntil: z.optional(z.string()),
  /** The ISO time of the second step's setup; absent without one. */
  SecondFactorSince: z.optional(z.string()),
});
export type ListedAccount = z.output<typeof listedAccount>;
