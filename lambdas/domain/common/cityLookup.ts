import { findPlaces, type ListedPlace } from "#lambdas/records/jackets/place.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { findLocations } from "#shared/contract/locations.ts";
import { zipOf } from "#shared/fields/address.ts";
import { cityKey, type Place } from "#shared/rules/place.ts";
import { stateCode } from "#shared/states.ts";
import { cityOfZip } from "./cityOfZip.ts";
import { coverageOf } from "./coverage.ts";
import * as locations from "./locations.ts";
import { similarCities } from "./similarCities.ts";

type Lookup = ParsedRequestOf<typeof findLocations>;
type Answer = ResponseOf<typeof findLocations>;

const shown = ({ City, State }: Place) => ({ city: City, state: State });

async function meaning(place: Place, found: readonly ListedPlace[]): Promise<Omit<Answer, "data">> {
  const listed = found.find(({ City }) => cityKey(City) === cityKey(place.City));
  const isMisspelled = !listed && cityKey(place.City) !== "";
  const similar = isMisspelled ? similarCities(place.City, await findPlaces(place.State, "")) : [];
  return {
    Place: shown(listed ?? place),
    Coverage: coverageOf(listed),
    ...(similar.length > 0 ? { Similar: similar.map(shown) } : {}),
  };
}

async function lookUpZip(zip: string, { State }: Lookup): Promise<Answer> {
  const place = await cityOfZip(zip, stateCode(State) ?? locations.defaultState);
  if (!place) return { data: { locations: [] } };
  const found = await locations.find(place.State, place.City);
  const exact = found.filter(({ City }) => cityKey(City) === cityKey(place.City));
  return { data: { locations: exact.map(shown) }, ...(await meaning(place, exact)) };
}

/**
 * A state's participating cities, those beginning with `City` if given, or the city of a ZIP code, which may
 * stand in its place.
 */
export async function lookUp(request: Lookup): Promise<Answer> {
  const { State, City = "", Zip = City } = request;
  const zip = zipOf(Zip);
  if (zip) return lookUpZip(zip, request);
  const found = await locations.find(State, City);
  const data = { locations: found.map(shown) };
  const code = locations.codeOf(State);
  return City.trim() && code ? { data, ...(await meaning({ City, State: code }, found)) } : { data };
}
