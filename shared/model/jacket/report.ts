import * as z from "zod/mini";
import { note } from "#shared/fields/text.ts";
import { listedAccount } from "#shared/model/account.ts";
import { role } from "#shared/model/role.ts";
import { entry } from "./entry.ts";

const reportReason = z.enum(["THREAT", "FALSE", "OTHER"], "Please choose a reason");
export type ReportReason = z.output<typeof reportReason>;

export const reportReasonWords: Readonly<Record<ReportReason, string>> = {
  THREAT: "It threatens or insults people",
  FALSE: "It is false: this person or address does not exist",
  OTHER: "Something else",
};

export const reportFields = { Reason: reportReason, Text: z.optional(note(300)) };

/** "Something else" needs words. */
export const isExplained = ({ Reason, Text }: { Reason: string; Text?: string | undefined }): boolean =>
  Reason !== "OTHER" || Boolean(Text?.trim());
export const explainIt = "Please say what is wrong";

export const report = z.object({
  ID: z.string(),
  At: z.string(),
  By: z.string(),
  Name: z.string(),
  Role: role,
  Reason: reportReason,
  Text: z.optional(z.string()),
  Entry: entry,
  /** As it is now. */
  Account: listedAccount,
  Handled: z.optional(z.object({ At: z.string(), By: z.string(), Name: z.string() })),
});
export type Report = z.output<typeof report>;
