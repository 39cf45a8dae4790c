import * as primaryHouseholds from "#lambdas/domain/family/primaryHouseholds.ts";
import { handle } from "#lambdas/http/handle.ts";
import { setPrimary } from "#shared/contract/households.ts";

export const handler = handle(setPrimary, async (request, session) => ({
  HouseHold: await primaryHouseholds.set(session, request),
}));
