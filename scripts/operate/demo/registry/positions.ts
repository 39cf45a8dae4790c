import type { ZipCode } from "#scripts/local/common/zipCodes.ts";
import { demoCities } from "./places.ts";
import type { Random } from "./random.ts";

type ZipCodes = ReadonlyMap<string, Pick<ZipCode, "lat" | "lng">>;

const widest = 3;
const kilometersOfDegree = 111.2;
/** Of a degree of longitude at the latitude of Detroit. */
const narrower = 0.74;

/** Half the way to the nearest other ZIP, in degrees of latitude: together their circles cover the cities. */
function reachOf(zip: string, zipCodes: ZipCodes): number {
  const own = zipCodes.get(zip);
  const others = demoCities.flatMap(({ zips }) => zips).filter((other) => other !== zip);
  const distances = others.flatMap((other) => {
    const at = zipCodes.get(other);
    return own && at ? Math.hypot(at.lat - own.lat, (at.lng - own.lng) * narrower) : [];
  });
  // A little farther: circles leave gaps.
  return Math.min(widest / kilometersOfDegree, Math.min(...distances) * 0.65);
}

/** As even as homes are; undefined for an unknown ZIP. */
export function pointIn(random: Random, zip: string, zipCodes: ZipCodes): { Lat: number; Lng: number } | undefined {
  const own = zipCodes.get(zip);
  if (!own) return undefined;
  const [reach, turn] = [reachOf(zip, zipCodes) * Math.sqrt(random.below(10_000) / 10_000), random.below(360)];
  const radians = (turn * Math.PI) / 180;
  return {
    Lat: Number((own.lat + reach * Math.sin(radians)).toFixed(5)),
    Lng: Number((own.lng + (reach * Math.cos(radians)) / narrower).toFixed(5)),
  };
}
