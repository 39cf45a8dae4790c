import { findPlace } from "#lambdas/adapters/geocoder.ts";
import type { Place } from "#shared/rules/place.ts";
import type { StateCode } from "#shared/states.ts";
import { requireCount } from "./requireCount.ts";

/** For all visitors: the map service is paid by the request. */
const mostAnHour = 3_000;

/** Cities keep their ZIP codes. */
const known = new Map<string, Place>();

/** Undefined when the map does not know it, or fails. */
export async function cityOfZip(zip: string, state: StateCode): Promise<Place | undefined> {
  const kept = known.get(zip);
  if (kept) return kept;
  await requireCount("cities of ZIP codes", mostAnHour, 3_600);
  try {
    const found = await findPlace(zip, state);
    if (!found?.city || !found.zip?.startsWith(zip)) return undefined;
    const place = { City: found.city, State: found.state ?? state };
    known.set(zip, place);
    return place;
  } catch {
    return undefined;
  }
}
