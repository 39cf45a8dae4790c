import { type FoundPlace, findPlace } from "#lambdas/adapters/geocoder.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { type Address, formatAddress } from "#shared/model/address.ts";

interface Point {
  readonly Lat: number;
  readonly Lng: number;
}

const furthestFromZip = 25;
const military = ["AA", "AE", "AP"];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two points on the earth, in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.Lat, b.Lat) + Math.cos(radians(a.Lat)) * Math.cos(radians(b.Lat)) * half(a.Lng, b.Lng);
  return 2 * 6_371 * Math.asin(Math.sqrt(chord));
}

/** A failing map stops no family: the address is left unverified. */
async function find(text: string, state: Address["State"]): Promise<FoundPlace | undefined> {
  try {
    return await findPlace(text, state);
  } catch (error) {
    log.error("geocoder failed", { reason: error instanceof Error ? error.name : "unknown" });
    return undefined;
  }
}

function contradicts(address: Address, point: FoundPlace, centre: FoundPlace | undefined): boolean {
  if (point.state && point.state !== address.State) return true;
  return centre !== undefined && kilometresBetween(point, centre) > furthestFromZip;
}

/**
 * The position of an address; undefined when it is not found, is military mail, or the map fails. Throws
 * invalid when the point lies in another state or over 25 km from the centre of the zip.
 */
export async function locate(address: Address): Promise<Point | undefined> {
  const { State, Zip } = address;
  if (military.includes(State)) return undefined;
  const [point, centre] = await Promise.all([
    find(formatAddress(address), State),
    find(Zip.slice(0, 5), State),
  ]);
  if (!point) return undefined;
  if (contradicts(address, point, centre))
    throw new VisibleError(
      "ADDRESS_NOT_CONSISTENT",
      "This street, city, state and zip do not seem to belong together. Please check the address.",
    );
  return { Lat: point.Lat, Lng: point.Lng };
}
