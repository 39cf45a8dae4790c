import { type Place, placeKey } from "../rules/place.ts";

// The canary is an invented family that a scheduled run registers, transfers and takes away again. Its accounts sign in
// nowhere, and no address of a person can have its state.

/** What the ids of its accounts begin with. */
export const canaryPrefix = "canary-";

/** The accounts that act for it in the audit: the family's owner, and who marks. */
export const canaryFamily = `${canaryPrefix}family`;
export const canaryModerator = `${canaryPrefix}moderator`;

/** The place that its default department serves, in a state that there is not. */
export const canaryPlace = { City: "Canary", State: "ZZ" } as const satisfies Place;

/** Whether a record is the canary's: it is in no list of more than its own department. */
export const isCanaryAt = (place: Place): boolean => placeKey(place) === placeKey(canaryPlace);
