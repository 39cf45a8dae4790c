import * as reports from "#lambdas/domain/jackets/reports.ts";
import { handle } from "#lambdas/http/handle.ts";
import { handleReport } from "#shared/contract/jackets/entries.ts";

export const handler = handle(handleReport, async ({ ID }, session) => {
  await reports.handle(session, ID);
  return { Message: "This report is marked as handled." };
});
