import * as finds from "#lambdas/domain/jackets/finding/finds.ts";
import { handle } from "#lambdas/http/handle.ts";
import { findJackets } from "#shared/contract/jackets/finding.ts";

export const handler = handle(findJackets, (request, session) => finds.find(session, request));
