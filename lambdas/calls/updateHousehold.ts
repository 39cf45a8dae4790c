import * as householdEdits from "#lambdas/domain/family/householdEdits.ts";
import { handle } from "#lambdas/http/handle.ts";
import { updateHousehold } from "#shared/contract/households.ts";

export const handler = handle(updateHousehold, async (request, session) => ({
  HouseHold: await householdEdits.update(session, request),
}));
