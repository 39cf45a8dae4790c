import type { Circle } from "../circleExtent.ts";
import type { Ring } from "../Ring.ts";
import { close, flawOf, isClosed } from "../readPolygon.ts";

const mostCorners = 10_000;
const mostKilometers = 1_000;

const numberOf = (written: string): number => (/^[+-]?\d{1,3}(?:\.\d*)?$/.test(written) ? Number(written) : Number.NaN);

/** "lat,lon" */
function pairOf(written: string): readonly [lat: number, lng: number] | undefined {
  const [lat = Number.NaN, lng = Number.NaN, ...more] = written.split(",").map(numberOf);
  return Number.isNaN(lat) || Number.isNaN(lng) || more.length > 0 ? undefined : [lat, lng];
}

/** South, west, north, east: around the states and territories, with their waters. */
const around = [
  [14, -180, 73, -60],
  [10, 140, 24, 150],
  [-18, -176, -8, -164],
  [46, 165, 60, 180],
] as const;

const isNear = (lat: number, lng: number): boolean =>
  around.some(([south, west, north, east]) => lat >= south && lat <= north && lng >= west && lng <= east);

function placeFlaw(points: readonly (readonly [lat: number, lng: number])[]): string | undefined {
  if (points.every(([lat, lng]) => isNear(lat, lng))) return undefined;
  return points.every(([lat, lng]) => isNear(lng, lat))
    ? "The alert's coordinates are swapped: CAP has the latitude first."
    : "The alert's area is outside the United States.";
}

const flaws = {
  few: "An area of the alert has fewer than three corners.",
  wide: "An area of the alert goes over the 180th meridian. Please choose its counties.",
  crossed: "An area of the alert crosses itself. Please draw it, or choose its counties.",
} as const;

interface ReadRing {
  readonly ring: Ring;
  readonly wasOpen: boolean;
}

function readRing(written: string): ReadRing | string {
  const words = written
    .trim()
    .replace(/\s*,\s*/g, ",")
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return "An area of the alert is empty.";
  if (words.length > mostCorners) return "The alert's areas have more than 10,000 corners.";
  const pairs = words.flatMap((word) => [pairOf(word)].filter((pair) => pair !== undefined));
  if (pairs.length < words.length) return "A corner in the alert is no latitude and longitude.";
  const drawn: Ring = pairs.map(([lat, lng]) => [lng, lat]);
  const flaw = placeFlaw(pairs);
  if (flaw) return flaw;
  const kind = flawOf([close(drawn)]);
  return kind ? flaws[kind] : { ring: close(drawn), wasOpen: !isClosed(drawn) };
}

/** Without a radius a circle warns nobody. */
export const hasRadius = (written: string): boolean => !/\s0+(?:\.0*)?$/.test(written.trim());

/** Undefined without a radius. */
function readCircle(written: string): Circle | undefined | string {
  const [middle = "", radius = "", ...more] = written
    .trim()
    .replace(/\s*,\s*/g, ",")
    .split(/\s+/);
  const pair = pairOf(middle);
  const Km = /^\d{1,9}(?:\.\d*)?$/.test(radius) ? Number(radius) : Number.NaN;
  if (!pair || Number.isNaN(Km) || more.length > 0)
    return "A circle in the alert is no latitude, longitude and radius.";
  const [Lat, Lng] = pair;
  if (Km > mostKilometers)
    return `A circle in the alert has a radius of more than ${mostKilometers.toLocaleString("en")} km.`;
  return placeFlaw([pair]) ?? (hasRadius(written) ? { Lat, Lng, Km } : undefined);
}

export interface AlertShapes {
  readonly rings: readonly Ring[];
  readonly circles: readonly Circle[];
  readonly notes: readonly string[];
}

/** Each once. Returns a sentence where one cannot be read: the others alone would hide homes. */
export function readShapes(polygons: Iterable<string>, circles: Iterable<string>): AlertShapes | string {
  const rings = [...new Set(polygons)].map(readRing);
  const around = [...new Set(circles)].map(readCircle);
  const flaw = [...rings, ...around].find((one) => typeof one === "string");
  if (flaw) return flaw;
  const read = rings.filter((ring) => typeof ring !== "string");
  if (read.reduce((sum, { ring }) => sum + ring.length, 0) > mostCorners)
    return "The alert's areas have more than 10,000 corners.";
  return {
    rings: read.map(({ ring }) => ring),
    circles: around.filter((circle) => typeof circle === "object"),
    notes: [
      ...(read.some(({ wasOpen }) => wasOpen)
        ? ["An area was not closed: its first corner was taken as its last."]
        : []),
      ...(around.includes(undefined) ? ["A circle without a radius was left out."] : []),
    ],
  };
}
