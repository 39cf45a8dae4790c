import type { ResponseOf } from "#shared/contract/call.ts";
import { findLocations } from "#shared/contract/locations.ts";
import { zipOf } from "#shared/fields/address.ts";
import { send } from "#web/api/send.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import type { CitySearch } from "./CitySearch.ts";

type LocationsResponse = ResponseOf<typeof findLocations>;

const notAZip = "We cannot find this ZIP code now. Please type the name of your city.";

function notListed(state: string, city: string): string {
  const place = city ? `${city}, ${state}` : `No city in ${state}`;
  const verb = city ? "is not listed yet" : "is listed yet";
  return `${place} ${verb}. Please contact your local municipality and ask it to take part.`;
}

/** Why there is no city to choose. */
function messageOf({ data, Place }: LocationsResponse, state: string, city: string): string | undefined {
  if (data.locations.length > 0) return undefined;
  if (!zipOf(city)) return notListed(state, city);
  return Place ? notListed(Place.state, Place.city) : notAZip;
}

/**
 * Finds the participating cities of a state, those that begin with `city`, or the city of a ZIP code; or a
 * message.
 */
export async function lookUp(State: string, City: string): Promise<CitySearch> {
  try {
    const answer = await send(findLocations, { State, ...(City && { City }) });
    const cities = answer.data.locations;
    const { Place, Coverage, Similar: similar = [] } = answer;
    const exact = Place && Coverage?.Covered ? cities.find(({ city }) => city === Place.city) : undefined;
    return { cities, exact, similar, message: messageOf(answer, State, City), failed: false };
  } catch (error) {
    return { cities: [], exact: undefined, similar: [], message: sentenceOf(error), failed: true };
  }
}
