import { findLocations } from "#shared/contract/locations.ts";
import { send } from "#web/api/send.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import type { Lookup } from "./useCityLookup.ts";

function notListed(state: string, city: string): string {
  const place = city ? `${city}, ${state}` : `No city in ${state}`;
  const verb = city ? "is not listed yet" : "is listed yet";
  return `${place} ${verb}. Please contact your local municipality and ask it to take part.`;
}

/** The participating cities of a state, optionally only those whose name begins with `city`, or a message. */
export async function lookUp(State: string, City: string): Promise<Lookup> {
  try {
    const { data } = await send(findLocations, { State, ...(City && { City }) });
    const cities = data.locations;
    return { cities, message: cities.length === 0 ? notListed(State, City) : undefined, failed: false };
  } catch (error) {
    return { cities: [], message: sentenceOf(error), failed: true };
  }
}
