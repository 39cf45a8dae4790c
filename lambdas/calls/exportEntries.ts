import * as exports from "#lambdas/domain/jackets/handover/exports.ts";
import { handle } from "#lambdas/http/handle.ts";
import { exportEntries } from "#shared/contract/jackets/handover.ts";

export const handler = handle(exportEntries, (request, session) => exports.exportPage(session, request));
