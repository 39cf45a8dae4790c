import * as openings from "#lambdas/domain/jackets/finding/openings.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listOpenings } from "#shared/contract/jackets/finding.ts";

export const handler = handle(listOpenings, (request, session) => openings.list(session, request));
