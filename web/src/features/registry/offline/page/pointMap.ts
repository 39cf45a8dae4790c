import type { OfflineHome } from "../OfflineCopy.ts";
import { drawing } from "./element.ts";

/** `number`: its place in the copy, from 1. */
export interface NumberedHome {
  readonly number: number;
  readonly home: OfflineHome;
}

const [width, height, margin] = [480, 340, 24];
/** More numbers would hide each other. */
const mostNumbers = 60;
const kilometersOfDegree = 111.2;
const kilometersOfMile = 1.609_344;

interface Spot {
  readonly number: number;
  readonly needsPower: boolean;
  /** Kilometers. */
  readonly east: number;
  readonly north: number;
}

function spotsOf(homes: readonly NumberedHome[]): Spot[] {
  const placed = homes.flatMap(({ number, home: { point, needsPower } }) =>
    point ? [{ number, needsPower, point }] : [],
  );
  const middle = (placed.reduce((sum, { point }) => sum + point.lat, 0) / placed.length) * (Math.PI / 180);
  return placed.map(({ point, ...spot }) => ({
    ...spot,
    east: point.lng * kilometersOfDegree * Math.cos(middle),
    north: point.lat * kilometersOfDegree,
  }));
}

const extent = (values: readonly number[]): readonly [least: number, most: number] =>
  values.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** 1, 2 or 5 of a power of ten miles, at most a third of the map. */
function scaleMiles(pixelsOfMile: number): number {
  const room = width / 3 / pixelsOfMile;
  const power = 10 ** Math.floor(Math.log10(room));
  return ([5, 2, 1].find((times) => times * power <= room) ?? 1) * power;
}

function scaleBar(pixelsOfKilometer: number): SVGElement[] {
  const miles = scaleMiles(pixelsOfKilometer * kilometersOfMile);
  const long = miles * kilometersOfMile * pixelsOfKilometer;
  const y = height - 12;
  return [
    drawing("path", { class: "scale", d: `M12 ${y - 6}V${y}H${12 + long}V${y - 6}` }),
    drawing("text", { x: 18, y: y - 6 }, `${Number(miles.toPrecision(1))} mi`),
    drawing("text", { x: width - 34, y: 22 }, "N ↑"),
  ];
}

/** Without streets, as there is no network. */
export function pointMap(homes: readonly NumberedHome[], onPress: (number: number) => void): SVGElement | undefined {
  const spots = spotsOf(homes);
  if (spots.length === 0) return undefined;
  const [west, east] = extent(spots.map((spot) => spot.east));
  const [south, north] = extent(spots.map((spot) => spot.north));
  const pixels = Math.min(
    (width - 2 * margin) / Math.max(east - west, 0.2),
    (height - 2 * margin) / Math.max(north - south, 0.2),
  );
  const marks = spots.toReversed().map((spot) => {
    const x = width / 2 + (spot.east - (west + east) / 2) * pixels;
    const y = height / 2 - (spot.north - (south + north) / 2) * pixels;
    const mark = spot.needsPower
      ? drawing("path", { class: "power", d: `M${x} ${y - 11}L${x + 11} ${y}L${x} ${y + 11}L${x - 11} ${y}Z` })
      : drawing("circle", { cx: x, cy: y, r: 8 });
    const words = spots.length <= mostNumbers ? [drawing("text", { x: x + 13, y: y + 5 }, String(spot.number))] : [];
    const group = drawing("g", {}, drawing("title", {}, String(spot.number)), mark, ...words);
    group.addEventListener("click", () => onPress(spot.number));
    return group;
  });
  const label = `${spots.length} homes by their position; the list below has all.`;
  return drawing(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label },
    ...marks,
    ...scaleBar(pixels),
  );
}
