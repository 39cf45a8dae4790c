import * as prints from "#lambdas/domain/jackets/handover/prints.ts";
import { handle } from "#lambdas/http/handle.ts";
import { printEntries } from "#shared/contract/jackets/handover.ts";

export const handler = handle(printEntries, (request, session) => prints.print(session, request));
