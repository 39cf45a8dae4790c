import { distance } from "fastest-levenshtein";
import { cityKey, type Place } from "#shared/rules/place.ts";

const mostOffered = 3;

/** One letter of a short name, two of another. */
const mostWrong = (key: string): number => (key.length <= 4 ? 1 : 2);

/** At most three, a letter or two away; the most similar first. */
export function similarCities(city: string, places: readonly Place[]): Place[] {
  const key = cityKey(city);
  return places
    .map((place) => ({ place, wrong: distance(key, cityKey(place.City)) }))
    .filter(({ wrong }) => wrong <= mostWrong(key))
    .sort((one, other) => one.wrong - other.wrong)
    .slice(0, mostOffered)
    .map(({ place }) => place);
}
