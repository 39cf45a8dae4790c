import * as openedCards from "#lambdas/domain/family/emergencyCards/openedCards.ts";
import { handle } from "#lambdas/http/handle.ts";
import { openEmergencyCard } from "#shared/contract/family/emergencyCards.ts";

export const handler = handle(openEmergencyCard, (request, _session, context) => openedCards.open(request, context));
