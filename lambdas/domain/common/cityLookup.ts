import { findPlace } from "#lambdas/adapters/geocoder.ts";
import { VisibleError } from "#lambdas/errors.ts";
import type { ListedPlace } from "#lambdas/records/jackets/place.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { findLocations } from "#shared/contract/locations.ts";
import { zipOf } from "#shared/fields/address.ts";
import { readPlace } from "#shared/rules/address/readPlace.ts";
import { cityKey, type Place } from "#shared/rules/place.ts";
import { type StateCode, stateCode } from "#shared/states.ts";
import { coverageOf } from "./coverage.ts";
import * as locations from "./locations.ts";
import { requireCount } from "./requireCount.ts";
import { findSimilar } from "./similarCities.ts";

type Lookup = ParsedRequestOf<typeof findLocations>;
type LookupResponse = ResponseOf<typeof findLocations>;

const shown = ({ City, State }: Place) => ({ city: City, state: State });

async function coverageAndSimilar(place: Place, found: readonly ListedPlace[]): Promise<Omit<LookupResponse, "data">> {
  const listed = found.find(({ City }) => cityKey(City) === cityKey(place.City));
  const isMisspelled = !listed && cityKey(place.City) !== "";
  const similar = isMisspelled ? await findSimilar(place) : [];
  return {
    Place: shown(listed ?? place),
    Coverage: coverageOf(listed),
    ...(similar.length > 0 ? { Similar: similar.map(shown) } : {}),
  };
}

/** The map service is paid by the request. */
const mostAnHour = 3_000;

const known = new Map<string, Place>();

/** Undefined for an unknown ZIP code. Throws while the map fails. */
export async function cityOfZip(zip: string, state: StateCode): Promise<Place | undefined> {
  const kept = known.get(zip);
  if (kept) return kept;
  await requireCount("cities of ZIP codes", mostAnHour, 3_600);
  const found = await findPlace(zip, state);
  if (!found?.city || !found.zip?.startsWith(zip)) return undefined;
  const place = { City: found.city, State: found.state ?? state };
  known.set(zip, place);
  return place;
}

/** While the map fails, no city is listed. */
function unlistedCity(error: unknown): undefined {
  if (error instanceof VisibleError) throw error;
}

async function lookUpZip(zip: string, { State }: Lookup): Promise<LookupResponse> {
  const place = await cityOfZip(zip, stateCode(State) ?? locations.defaultState).catch(unlistedCity);
  if (!place) return { data: { locations: [] } };
  const found = await locations.find(place.State, place.City);
  const exact = found.filter(({ City }) => cityKey(City) === cityKey(place.City));
  return { data: { locations: exact.map(shown) }, ...(await coverageAndSimilar(place, exact)) };
}

/** The listed city at the text's end, the longest name first; else the text. */
function cityAtEnd(text: string, places: readonly ListedPlace[]): string {
  const whole = ` ${cityKey(text)}`;
  const ending = places.filter(({ City }) => whole.endsWith(` ${cityKey(City)}`));
  return ending.sort((one, other) => other.City.length - one.City.length)[0]?.City ?? text;
}

/** Undefined without a state, or where a city of the asked state begins with the whole text. */
async function lookUpWritten({ State, City = "" }: Lookup): Promise<LookupResponse | undefined> {
  const written = readPlace(City);
  if (!written || (await locations.find(State, City.replaceAll(",", " "))).length > 0) return undefined;
  const places = await locations.find(written.State);
  if (!written.before) return { data: { locations: places.map(shown) }, Place: { city: "", state: written.State } };
  const meant = await lookUp({ State: written.State, City: cityAtEnd(written.before, places) });
  return { ...meant, ...(meant.Place && { Similar: meant.Similar ?? [meant.Place] }) };
}

/**
 * A state's participating cities, those beginning with `City` if given; or the city of a ZIP code, or of a place with
 * its state, either of which may stand in `City`.
 */
export async function lookUp(request: Lookup): Promise<LookupResponse> {
  const { State, City = "", Zip = City } = request;
  const zip = zipOf(Zip);
  if (zip) return lookUpZip(zip, request);
  const written = await lookUpWritten(request);
  if (written) return written;
  const found = await locations.find(State, City);
  const data = { locations: found.map(shown) };
  const code = locations.codeOf(State);
  return City.trim() && code ? { data, ...(await coverageAndSimilar({ City, State: code }, found)) } : { data };
}
