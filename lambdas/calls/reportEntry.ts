import * as reports from "#lambdas/domain/jackets/reports.ts";
import { handle } from "#lambdas/http/handle.ts";
import { reportEntry } from "#shared/contract/jackets/entries.ts";

export const handler = handle(reportEntry, async (request, session, { once }) => {
  await reports.report(session, request, once);
  return { Message: "Thank you. The administrators were told of this jacket." };
});
