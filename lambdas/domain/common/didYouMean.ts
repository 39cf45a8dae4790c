import { findPlaces } from "#lambdas/records/jackets/place.ts";
import type { Place } from "#shared/rules/place.ts";
import { similarCities } from "./similarCities.ts";

export async function didYouMean({ City, State }: Place): Promise<string | undefined> {
  const similar = similarCities(City, await findPlaces(State, "")).map((place) => place.City);
  return similar.length > 0 ? `Did you mean ${similar.join(" or ")}?` : undefined;
}
