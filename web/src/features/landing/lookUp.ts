import type { ResponseOf } from "#shared/contract/call.ts";
import { findLocations } from "#shared/contract/locations.ts";
import { zipOf } from "#shared/fields/address.ts";
import { send } from "#web/api/send.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import type { City, CitySearch } from "./CitySearch.ts";

type LocationsResponse = ResponseOf<typeof findLocations>;

const notAZip = "We cannot find this ZIP code now. Please type the name of your city.";

const advice = "Please contact your local municipality and ask it to take part.";

const notListed = (state: string, city: string): string =>
  city ? `${city}, ${state} is not listed yet. ${advice}` : `No city in ${state} is listed yet. ${advice}`;

/** A city may be called like another state: Wyoming, MI. */
const sentenceAbout = (place: City, state: string, city: string): string =>
  place.city === "" && place.state !== state
    ? `Neither ${city}, ${state} nor any city in ${place.state} is listed yet. ${advice}`
    : notListed(place.state, place.city);

function messageOf({ data, Place }: LocationsResponse, state: string, city: string): string | undefined {
  if (data.locations.length > 0) return undefined;
  if (Place) return sentenceAbout(Place, state, city);
  return zipOf(city) ? notAZip : notListed(state, city);
}

/** `City` is the beginning of a name, or a ZIP code. */
export async function lookUp(State: string, City: string): Promise<CitySearch> {
  try {
    const answer = await send(findLocations, { State, ...(City && { City }) });
    const zip = zipOf(City);
    const zipped = (city: City) => (zip ? { ...city, zip } : city);
    const cities = answer.data.locations.map(zipped);
    const { Place, Similar = [], Coverage } = answer;
    const meant = Place?.city ? { place: zipped(Place), by: Coverage?.By ?? [] } : undefined;
    const similar = Similar.filter(({ city, state }) => city !== Place?.city || state !== Place.state);
    return { cities, similar, message: messageOf(answer, State, City), failed: false, meant };
  } catch (error) {
    return { cities: [], similar: [], message: sentenceOf(error), failed: true };
  }
}
