import { type FoundPlace, findPlace } from "#lambdas/adapters/geocoder.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type Address, formatAddress } from "#shared/model/address.ts";
import { canaryPlace } from "#shared/model/canary.ts";
import type { Position } from "#shared/model/household.ts";
import { cityKey } from "#shared/rules/place.ts";

type Point = Pick<Position, "Lat" | "Lng">;

/** How far from the centre of its zip an address may be, in kilometres: the geocoder knows no borders of zips. */
const furthestFromZip = 25;
/** How far from the house a family may move its pin, in kilometres: to the far end of a farm's drive. */
const furthestFromHouse = 1;
/** Closer points are the same one, rounded. */
const sameWithin = 0.002;
/** Military mail, and the canary's state, are on no map. */
const unmapped: readonly string[] = ["AA", "AE", "AP", canaryPlace.State];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two points on the earth, in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.Lat, b.Lat) + Math.cos(radians(a.Lat)) * Math.cos(radians(b.Lat)) * half(a.Lng, b.Lng);
  return 2 * 6_371 * Math.asin(Math.sqrt(chord));
}

const isSame = (one: Point, other: Point | undefined): boolean =>
  other !== undefined && kilometresBetween(one, other) <= sameWithin;

/** An address as the map knows it; empty for military mail and the canary, and while the map fails. */
export interface Located {
  readonly position?: Position;
  /** The city of the zip, where it is another one than the address says. */
  readonly zipCity?: string;
  /** Whether street, city, state and zip do not belong together. */
  readonly isContradictory?: boolean;
  /** The area in which the family may move its pin. */
  readonly area?: { readonly centre: Point; readonly kilometres: number };
}

function contradicts({ State }: Address, found: FoundPlace, zip: FoundPlace | undefined): boolean {
  if ([found, zip].some((place) => place?.state && place.state !== State)) return true;
  return zip !== undefined && kilometresBetween(found, zip) > furthestFromZip;
}

const zipCityOf = ({ City }: Address, zip: FoundPlace | undefined) =>
  zip?.city && cityKey(zip.city) !== cityKey(City) ? { zipCity: zip.city } : {};

/** Looks an address up on the map. A failing map stops no family: the position so far stays. */
export async function lookUp(address: Address): Promise<Located> {
  const { State, Zip } = address;
  if (unmapped.includes(State)) return {};
  const [asked, ofZip] = await Promise.allSettled([
    findPlace(formatAddress(address), State),
    findPlace(Zip.slice(0, 5), State),
  ]);
  // The middle of the ZIP must not take the place of an exact position that was only not answered.
  if (asked.status === "rejected") return {};
  const zip = ofZip.status === "fulfilled" ? ofZip.value : undefined;
  const found = asked.value ?? zip;
  if (!found) return {};
  if (contradicts(address, found, zip)) return { isContradictory: true };
  const { Lat, Lng, isHouse } = found;
  return {
    position: { Lat, Lng, Exactness: isHouse ? "ADDRESS" : "ZIP" },
    ...zipCityOf(address, zip),
    area: isHouse
      ? { centre: found, kilometres: furthestFromHouse }
      : { centre: zip ?? found, kilometres: furthestFromZip },
  };
}

/** The same, and refuses an address that contradicts itself. */
export async function locate(address: Address): Promise<Located> {
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
 * The position to store. A point that the family chose counts within the area of its address, and is refused outside
 * of it; where the map knows nothing, there is nothing to check it with, and it does not count.
 * @param chosen sent back as it was found or stored, it is no choice
 * @param stored the position so far
 */
export function positionOf(
  { position, area }: Located,
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
