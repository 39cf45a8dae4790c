import type { MapPoint } from "./MapPoint.ts";

type Point = Pick<MapPoint, "lat" | "lng">;

const metresOfDegree = 111_320;

/** By metres; negative ones lead south and west. */
export function moveBy({ lat, lng }: Point, north: number, east: number): Point {
  const metresOfLng = metresOfDegree * Math.cos((lat * Math.PI) / 180);
  return { lat: lat + north / metresOfDegree, lng: lng + east / metresOfLng };
}
