import * as households from "#lambdas/domain/family/households.ts";
import { handle } from "#lambdas/http/handle.ts";
import { createHousehold } from "#shared/contract/households.ts";

export const handler = handle(createHousehold, async (request, session, { once }) => ({
  HouseHold: await households.create(session, request, once),
}));
