import * as emergencyCards from "#lambdas/domain/family/emergencyCards/emergencyCards.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listEmergencyCards } from "#shared/contract/family/emergencyCards.ts";

export const handler = handle(listEmergencyCards, (request, session) => emergencyCards.list(session, request));
