import * as reports from "#lambdas/domain/jackets/reports.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listReports } from "#shared/contract/jackets/entries.ts";

export const handler = handle(listReports, (request, session) => reports.list(session, request));
