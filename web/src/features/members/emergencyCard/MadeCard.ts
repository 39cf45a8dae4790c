import type { ResponseOf } from "#shared/contract/call.ts";
import type { makeEmergencyCard } from "#shared/contract/family/emergencyCards.ts";

/** Token and code are never told again. */
export type MadeCard = ResponseOf<typeof makeEmergencyCard>;
