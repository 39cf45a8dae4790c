import * as emergencyCards from "#lambdas/domain/family/emergencyCards/emergencyCards.ts";
import { handle } from "#lambdas/http/handle.ts";
import { readEmergencyCard } from "#shared/contract/family/emergencyCards.ts";

export const handler = handle(readEmergencyCard, (request, session) => emergencyCards.read(session, request));
