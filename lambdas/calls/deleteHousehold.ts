import * as householdRemovals from "#lambdas/domain/family/householdRemovals.ts";
import { handle } from "#lambdas/http/handle.ts";
import { deleteHousehold } from "#shared/contract/households.ts";

export const handler = handle(deleteHousehold, async (request, session) => {
  await householdRemovals.remove(session, request);
  return { Message: "House Hold has been deleted !" };
});
