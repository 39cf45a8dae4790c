import { LocationClient, SearchPlaceIndexForTextCommand } from "@aws-sdk/client-location";
import { clientTimeouts } from "#lambdas/clientTimeouts.ts";
import { abortAtDeadline } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { errorNameOf } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { type StateCode, stateCode } from "#shared/states.ts";

export interface GeocodedPlace {
  readonly Lat: number;
  readonly Lng: number;
  readonly state: StateCode | undefined;
  readonly city: string | undefined;
  readonly zip?: string | undefined;
  /** False for a street, a zip or a city. */
  readonly isHouse: boolean;
}

let client: LocationClient | undefined;

// Made at the first search, because its options depend on the geocoder's address: the SDK puts "places."
// before any host, right for Amazon's only.
function location(): LocationClient {
  client ??= abortAtDeadline(
    new LocationClient({
      maxAttempts: 2,
      requestHandler: clientTimeouts(3_000),
      disableHostPrefix: env.hasOwnGeocoder,
    }),
  );
  return client;
}

// Maps count the territories as countries.
const countries: Partial<Record<StateCode, string>> = { AS: "ASM", GU: "GUM", PR: "PRI", VI: "VIR" };

/** A worse match is a guess; none is better for a crew. */
const leastRelevance = 0.8;

async function search(text: string, state: StateCode) {
  const territory = countries[state];
  const command = new SearchPlaceIndexForTextCommand({
    IndexName: env.placeIndex,
    Text: text,
    FilterCountries: territory ? [territory, "USA"] : ["USA"],
    Language: "en",
    MaxResults: 1,
  });
  try {
    return (await location().send(command)).Results?.[0];
  } catch (error) {
    // The service's message may contain the address.
    log.error("geocoder failed", { reason: errorNameOf(error) });
    throw error;
  }
}

/** Undefined without a good match. Throws while the map fails. */
export async function findPlace(text: string, state: StateCode): Promise<GeocodedPlace | undefined> {
  const { Place, Relevance = 1 } = (await search(text, state)) ?? {};
  const [Lng, Lat] = Place?.Geometry?.Point ?? [];
  if (Lng === undefined || Lat === undefined || Relevance < leastRelevance) return undefined;
  const { Region = "", Municipality: city, PostalCode: zip, AddressNumber } = Place ?? {};
  return { Lat, Lng, state: stateCode(Region), city, zip, isHouse: Boolean(AddressNumber) };
}
