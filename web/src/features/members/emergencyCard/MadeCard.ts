import type { ResponseOf } from "#shared/contract/call.ts";
import type { makeEmergencyCard } from "#shared/contract/family/emergencyCards.ts";

/** A card that was made just now, with the token and the code that are never told again. */
export type MadeCard = ResponseOf<typeof makeEmergencyCard>;
