import * as locations from "#lambdas/domain/common/locations.ts";
import { handle } from "#lambdas/http/handle.ts";
import { findLocations } from "#shared/contract/locations.ts";

export const handler = handle(findLocations, async ({ State, City }) => {
  const places = await locations.find(State, City);
  return { data: { locations: places.map((place) => ({ city: place.City, state: place.State })) } };
});
