import * as emergencyCards from "#lambdas/domain/family/emergencyCards/emergencyCards.ts";
import { handle } from "#lambdas/http/handle.ts";
import { makeEmergencyCard } from "#shared/contract/family/emergencyCards.ts";

export const handler = handle(makeEmergencyCard, (request, session) => emergencyCards.make(session, request));
