import { type Place, placeKey } from "../rules/place.ts";

// An invented family that a scheduled run registers, transfers and removes. Its accounts cannot sign in, and
// no real address can have its state.

export const canaryPrefix = "canary-";

/** The audit's actors: the family's owner, and the marker. */
export const canaryFamily = `${canaryPrefix}family`;
export const canaryModerator = `${canaryPrefix}moderator`;

export const canaryPlace = { City: "Canary", State: "ZZ" } as const satisfies Place;

/** It is only in its own department's lists. */
export const isCanaryAt = (place: Place): boolean => placeKey(place) === placeKey(canaryPlace);
