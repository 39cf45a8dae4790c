import * as emergencyCards from "#lambdas/domain/family/emergencyCards/emergencyCards.ts";
import { handle } from "#lambdas/http/handle.ts";
import { endEmergencyCard } from "#shared/contract/family/emergencyCards.ts";

export const handler = handle(endEmergencyCard, async (request, session) => {
  await emergencyCards.end(session, request);
  return { Message: "The card does not work any more." };
});
