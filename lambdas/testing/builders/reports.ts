import { handler as listReports } from "#lambdas/calls/listReports.ts";
import { handler as reportEntry } from "#lambdas/calls/reportEntry.ts";
import { bodyOf, type CallOptions, invoke } from "#lambdas/testing/call.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { listReports as listCall, reportEntry as reportCall } from "#shared/contract/jackets/entries.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import type { Report } from "#shared/model/jacket/report.ts";
import type { TestAccount } from "./people.ts";

export type ReportContent = Omit<RequestOf<typeof reportCall>, "EntryID">;

export const report = (
  by: TestAccount,
  { ID }: Pick<Entry, "ID">,
  said: ReportContent = { Reason: "FALSE" },
  sent: CallOptions = {},
) => invoke(reportEntry, { EntryID: ID, ...said }, { session: by, ...sent });

export const reportPage = (admin: TestAccount, request: RequestOf<typeof listCall> = {}) =>
  bodyOf(listReports, request, { session: admin });

/** Newest first; other tests report at the same time. */
export const reportsOf = async (admin: TestAccount, { accountId }: TestAccount): Promise<Report[]> =>
  (await reportPage(admin, { Limit: 100 })).Reports.filter(({ Account }) => Account.ID === accountId);
