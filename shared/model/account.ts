import * as z from "zod/mini";
import { role } from "./role.ts";

/** `Cell` is "+1" and ten digits, or "none". */
export const account = z.object({
  ID: z.string(),
  Email: z.string(),
  First: z.string(),
  Last: z.string(),
  Cell: z.string(),
  CreateDate: z.string(),
  EmailVerified: z.optional(z.boolean()),
  /** Replaces `Email` once its mailed code is typed. */
  PendingEmail: z.optional(z.string()),
  /** Since when mail to `Email` comes back, or its owner calls it unwanted. */
  MailProblem: z.optional(z.object({ Kind: z.enum(["BOUNCE", "COMPLAINT"]), Day: z.string() })),
  QueueMailsOff: z.optional(z.boolean()),
  /** Asked for by its owner, YYYY-MM-DD. */
  DeletionOn: z.optional(z.string()),
});
export type Account = z.output<typeof account>;

/** `Location` is the city, `StateP` its state. */
export const accountRole = z.object({
  Tier: role,
  Location: z.string(),
  StateP: z.string(),
  Zip: z.string(),
  Street: z.string(),
  /** Absent for the default department of the place. */
  DepartmentID: z.optional(z.string()),
});
export type AccountRole = z.output<typeof accountRole>;

/** On request by the operator, by its owner, or by a daily run for lack of use. */
const deletionReason = z.enum(["REQUEST", "OWNER", "UNUSED"]);
export type DeletionReason = z.output<typeof deletionReason>;

/** `LocationP` is where staff work, or a resident lives. */
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
  StatusDate: z.string(),
  DepartmentID: z.optional(z.string()),
  EmailVerified: z.optional(z.boolean()),
  Reason: z.optional(z.string()),
  RestrictedBy: z.optional(role),
  DeletedFor: z.optional(deletionReason),
  /** The lowest role that may restore it. */
  RestoredBy: z.optional(role),
  /** The expiry of the invitation's link; absent when it could not be mailed. */
  InvitedUntil: z.optional(z.string()),
  SecondFactorSince: z.optional(z.string()),
});
export type ListedAccount = z.output<typeof listedAccount>;
