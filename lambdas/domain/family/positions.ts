import { findPlace, type GeocodedPlace } from "#lambdas/adapters/geocoder.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type Address, formatAddress } from "#shared/model/address.ts";
import { canaryPlace } from "#shared/model/canary.ts";
import type { Position } from "#shared/model/household.ts";
import { cityKey } from "#shared/rules/place.ts";
import type { StateCode } from "#shared/states.ts";
import { stateBounds } from "./stateBounds.ts";

type Point = Pick<Position, "Lat" | "Lng">;

/** From the centre of the zip, in kilometres: the geocoder knows no borders of zips. */
const furthestFromZip = 25;
/** From a state's bounds, in kilometres: a ZIP of its neighbour delivers across the border. */
const furthestFromState = 30;
/** From the house, in kilometres: the far end of a farm's drive. */
const furthestFromHouse = 1;
/** In kilometres: closer points differ by rounding. */
const sameWithin = 0.002;
/** Military mail, and the canary's state, are on no map. */
const unmapped: readonly string[] = ["AA", "AE", "AP", canaryPlace.State];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.Lat, b.Lat) + Math.cos(radians(a.Lat)) * Math.cos(radians(b.Lat)) * half(a.Lng, b.Lng);
  return 2 * 6_371 * Math.asin(Math.sqrt(chord));
}

const isSame = (one: Point, other: Point | undefined): boolean =>
  other !== undefined && kilometresBetween(one, other) <= sameWithin;

/** Empty for military mail and the canary, and while the map fails. */
export interface GeocodedAddress {
  readonly position?: Position;
  /** The city of the zip, if the address has another city or state. */
  readonly zipCity?: string;
  /** The state of the zip, if the address has another. */
  readonly zipState?: StateCode;
  readonly isContradictory?: boolean;
  readonly area?: { readonly centre: Point; readonly kilometres: number };
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function isNear(State: string, { Lat, Lng }: Point): boolean {
  const box = stateBounds().get(State);
  if (!box) return false;
  const nearest = { Lat: within(Lat, box.south, box.north), Lng: within(Lng, box.west, box.east) };
  return kilometresBetween({ Lat, Lng }, nearest) <= furthestFromState;
}

function contradicts({ State }: Address, found: GeocodedPlace, zip: GeocodedPlace | undefined): boolean {
  const isElsewhere = (place: GeocodedPlace | undefined) =>
    place?.state && place.state !== State && !isNear(State, place);
  if (isElsewhere(found) || isElsewhere(zip)) return true;
  return zip !== undefined && kilometresBetween(found, zip) > furthestFromZip;
}

function zipPlaceOf({ City, State }: Address, zip: GeocodedPlace | undefined) {
  if (!zip?.city) return {};
  if (zip.state && zip.state !== State) return { zipCity: zip.city, zipState: zip.state };
  return cityKey(zip.city) === cityKey(City) ? {} : { zipCity: zip.city };
}

/** A failing map stops no family: the present position stays. */
export async function lookUp(address: Address): Promise<GeocodedAddress> {
  const { State, Zip } = address;
  if (unmapped.includes(State)) return {};
  const [asked, ofZip] = await Promise.allSettled([
    findPlace(formatAddress(address), State),
    findPlace(Zip.slice(0, 5), State),
  ]);
  // A failure must not replace an exact position by the middle of a ZIP.
  if (asked.status === "rejected") return {};
  const zip = ofZip.status === "fulfilled" ? ofZip.value : undefined;
  const found = asked.value ?? zip;
  if (!found) return {};
  if (contradicts(address, found, zip)) return { isContradictory: true };
  const { Lat, Lng, isHouse } = found;
  return {
    position: { Lat, Lng, Exactness: isHouse ? "ADDRESS" : "ZIP" },
    ...zipPlaceOf(address, zip),
    area: isHouse
      ? { centre: found, kilometres: furthestFromHouse }
      : { centre: zip ?? found, kilometres: furthestFromZip },
  };
}

/** Refuses a contradictory address. */
export async function locate(address: Address): Promise<GeocodedAddress> {
  const located = await lookUp(address);
  if (located.isContradictory)
    throw new VisibleError(
      "ADDRESS_NOT_CONSISTENT",
      "This street, city, state and zip do not seem to belong together. Please check the address.",
    );
  return located;
}

const tooFar = () =>
  new VisibleError(
    "POSITION_TOO_FAR",
    "This point is too far from the address. Please move it closer, or use the point that we found.",
  );

/**
 * A chosen point must lie in its address's area; without a map it does not count.
 * @param chosen no choice when it equals the found or stored point
 */
export function positionOf(
  { position, area }: GeocodedAddress,
  chosen: Point | undefined,
  stored?: Position,
): Position | undefined {
  const wasChosen = stored?.Exactness === "FAMILY";
  if (!chosen) return wasChosen ? stored : (position ?? stored);
  if (!area) return stored;
  if (isSame(chosen, stored)) return wasChosen ? stored : position;
  if (isSame(chosen, position)) return position;
  if (kilometresBetween(chosen, area.centre) > area.kilometres) throw tooFar();
  return { Lat: chosen.Lat, Lng: chosen.Lng, Exactness: "FAMILY" };
}
