import * as openings from "#lambdas/domain/jackets/finding/openings.ts";
import { handle } from "#lambdas/http/handle.ts";
import { openJacket } from "#shared/contract/jackets/finding.ts";

export const handler = handle(openJacket, (request, session) => openings.open(session, request));
