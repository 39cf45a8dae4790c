import { distance } from "fastest-levenshtein";
import { findPlaces } from "#lambdas/records/jackets/place.ts";
import { cityKey, type Place } from "#shared/rules/place.ts";

const mostOffered = 3;

/** Wrong letters allowed: one of a short name, two of another. */
const mostWrong = (key: string): number => (key.length <= 4 ? 1 : 2);

/** The most similar first. */
export function similarCities(city: string, places: readonly Place[]): Place[] {
  const key = cityKey(city);
  return places
    .map((place) => ({ place, wrong: distance(key, cityKey(place.City)) }))
    .filter(({ wrong }) => wrong <= mostWrong(key))
    .sort((one, other) => one.wrong - other.wrong)
    .slice(0, mostOffered)
    .map(({ place }) => place);
}

export const findSimilar = async ({ City, State }: Place): Promise<Place[]> =>
  similarCities(City, await findPlaces(State, ""));

export async function didYouMean(place: Place): Promise<string | undefined> {
  const similar = (await findSimilar(place)).map(({ City }) => City);
  return similar.length > 0 ? `Did you mean ${similar.join(" or ")}?` : undefined;
}
