import { handler as listReports } from "#lambdas/calls/listReports.ts";
import { handler as reportEntry } from "#lambdas/calls/reportEntry.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { Person } from "./people.ts";

/** The id of a report of an entry, by one moderator of its place, as an administrator finds it. */
export async function aReport(moderator: Person, admin: Person, EntryID: string): Promise<string> {
  await invoke(reportEntry, { EntryID, Reason: "FALSE" }, { session: moderator });
  const { body } = await invoke(listReports, {}, { session: admin });
  const found = body.Reports.find(({ By }) => By === moderator.accountId);
  if (!found) throw new Error("The report is not in the list.");
  return found.ID;
}
