import * as households from "#lambdas/domain/family/households.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listHouseholds } from "#shared/contract/households.ts";

export const handler = handle(listHouseholds, (request, session) => households.list(session, request));
