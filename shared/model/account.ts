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
  /** Whether the mailbox is proven; absent while it is not. */
  EmailVerified: z.optional(z.boolean()),
  /** The address that replaces `Email` when the code that was mailed to it is typed. */
  PendingEmail: z.optional(z.string()),
  /** Whether staff switched the mails about waiting jackets off; absent while they get them. */
  QueueMailsOff: z.optional(z.boolean()),
  /** The day on which it is deleted, YYYY-MM-DD, because its owner asked for it; absent otherwise. */
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
  /** The named department for which staff work; absent for the default one of their place. */
  DepartmentID: z.optional(z.string()),
});
export type AccountRole = z.output<typeof accountRole>;

/**
 * Why an account was deleted: the operator did so on request, a daily run because its owner asked for it or because it
 * was not used for long.
 */
const deletionReason = z.enum(["REQUEST", "OWNER", "UNUSED"]);
export type DeletionReason = z.output<typeof deletionReason>;

/** An account in staff lists. `LocationP` is the place a staff account works for, or a resident lives at. */
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
  /** The ISO time of the last change of status, at first of the creation. */
  StatusDate: z.string(),
  /** The named department for which staff work; absent for the default one of their place. */
  DepartmentID: z.optional(z.string()),
  /** Whether a resident's mailbox is proven; absent while it is not, and for staff. */
  EmailVerified: z.optional(z.boolean()),
  Reason: z.optional(z.string()),
  /** Of a restricted account, the role that restricted it. */
  RestrictedBy: z.optional(role),
  /** Of a deleted account. */
  DeletedFor: z.optional(deletionReason),
  /** Of a restricted account, the lowest role that may restore it. */
  RestoredBy: z.optional(role),
  /** The ISO time at which the invitation's link expires; absent when it could not be mailed. */
  InvitedUntil: z.optional(z.string()),
  /** The ISO time since which its sign-in has a second step; absent without one. */
  SecondFactorSince: z.optional(z.string()),
});
export type ListedAccount = z.output<typeof listedAccount>;
