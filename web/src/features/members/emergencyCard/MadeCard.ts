import type { ResponseOf } from "#shared/contract/call.ts";
import type { makeEmergencyCard } from "#shared/contract/family/emergencyCards.ts";

/** A new card, with token and code, which are never told again. */
export type MadeCard = ResponseOf<typeof makeEmergencyCard>;
