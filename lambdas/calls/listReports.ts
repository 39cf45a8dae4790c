import * as reports from "#lambdas/domain/jackets/reports.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listReports } from "#shared/contract/entries.ts";

export const handler = handle(listReports, (request, session) => reports.list(session, request));
